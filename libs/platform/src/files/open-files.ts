import { type Environment, readConfig } from '../config';
import { type PlatformConfig, s3Variables } from '../config/platform-variables';
import type { Files } from './files';
import { LocalFiles } from './local-files';

/**
 * Opens the file store of this process: the directory FILES_DIRECTORY if it is set, otherwise S3. The S3 client
 * needs 10 MB of memory and is loaded only then.
 * @throws ConfigError when neither is configured
 */
export async function openFiles(config: PlatformConfig, environment: Environment): Promise<Files> {
  const { FILES_DIRECTORY: directory, LINK_SECRET: secret, PUBLIC_URL: publicUrl } = config;
  if (directory !== undefined) return new LocalFiles({ directory, secret, publicUrl });
  const s3 = readConfig(s3Variables, environment);
  const { S3Files } = await import('./s3-files');
  return new S3Files({
    endpoint: s3.S3_ENDPOINT,
    publicEndpoint: s3.S3_PUBLIC_ENDPOINT,
    accessKey: s3.S3_ACCESS_KEY,
    secretKey: s3.S3_SECRET_KEY,
    bucket: s3.S3_BUCKET,
  });
}
