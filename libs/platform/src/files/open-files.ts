import { type Environment, readConfig } from '../config';
import { type PlatformConfig, s3Variables } from '../config/platform-variables';
import type { Files } from './files';
import { LocalFiles } from './local-files';
import { S3Files } from './s3-files';

/** The file store of this process: a directory where FILES_DIRECTORY names one, otherwise an S3. */
export function openFiles(config: PlatformConfig, environment: Environment): Files {
  const { FILES_DIRECTORY: directory, LINK_SECRET: secret, PUBLIC_URL: publicUrl } = config;
  if (directory !== undefined) return new LocalFiles({ directory, secret, publicUrl });
  const s3 = readConfig(s3Variables, environment);
  return new S3Files({
    endpoint: s3.S3_ENDPOINT,
    publicEndpoint: s3.S3_PUBLIC_ENDPOINT,
    accessKey: s3.S3_ACCESS_KEY,
    secretKey: s3.S3_SECRET_KEY,
    bucket: s3.S3_BUCKET,
  });
}
