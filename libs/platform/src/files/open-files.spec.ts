import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../config';
import type { PlatformConfig } from '../config/platform-variables';
import { LocalFiles, openFiles } from '.';
import { S3Files } from './s3-files';

const config = (FILES_DIRECTORY?: string) =>
  ({ FILES_DIRECTORY, LINK_SECRET: 'of links', PUBLIC_URL: 'https://festlig.example' }) as PlatformConfig;
const s3 = { S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', S3_BUCKET: 'festlig' };

describe('openFiles', () => {
  it('opens the directory when one is configured, and requires no S3 settings', async () => {
    expect(await openFiles(config('/srv/files'), {})).toBeInstanceOf(LocalFiles);
  });

  it('opens S3 when no directory is configured', async () => {
    expect(await openFiles(config(), s3)).toBeInstanceOf(S3Files);
  });

  it('fails with the name of the missing setting when neither is configured', async () => {
    const open = () => openFiles(config(), { ...s3, S3_SECRET_KEY: '' });
    await expect(open).rejects.toThrow(ConfigError);
    await expect(open).rejects.toThrow('S3_SECRET_KEY is missing: secret of the file store');
  });
});
