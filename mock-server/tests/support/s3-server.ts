import { readdir, readFile, rm, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../../src/platform/storage-settings.ts'

const BUCKET = 'console-files'
const UPLOADS = '._S3rver_uploads'

export type S3Server = {
  settings: S3Settings
  /** Objects of the bucket, with the prefix of the settings. */
  objects: () => Promise<string[]>
  /** Multipart uploads that were neither completed nor aborted, by their object. */
  openUploads: () => Promise<string[]>
  /** The largest body of a request so far. */
  largestBody: () => number
  stop: () => Promise<void>
}

/** A server of the S3 protocol, with one empty bucket in a folder of its own. It knows keys, but verifies no signature. */
export async function startS3Server({ prefix = 'console/' } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'console-s3-'))
  const bucketFolder = join(directory, BUCKET)
  const uploads = join(bucketFolder, UPLOADS)
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await s3.configureBuckets()
  const handle = s3.callback()
  let largest = 0
  const server = createServer((request, response) => {
    largest = Math.max(largest, Number(request.headers['content-length'] ?? 0))
    const uploadId = new URL(request.url ?? '', 'http://s3').searchParams.get('uploadId')
    if (request.method !== 'DELETE' || uploadId === null) return handle(request, response)
    // Aborting an upload is the one request of ours that the server does not know.
    void rm(join(uploads, uploadId), { recursive: true, force: true }).then(() =>
      response.writeHead(204).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      kind: 's3',
      bucket: BUCKET,
      prefix,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    objects: async () => {
      const names = await readdir(bucketFolder, { recursive: true })
      const ending = '._S3rver_object'
      return names
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .toSorted()
    },
    openUploads: async () => {
      const ids = await readdir(uploads).catch(() => [])
      return Promise.all(ids.map((id) => readFile(join(uploads, id, 'key'), 'utf8')))
    },
    largestBody: () => largest,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
