import { addAbortSignal, Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
  type _Object,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from '../storage-settings.ts'
import { DAY_MS } from '../time/units.ts'
import { INCOMING, isListed, PARTIAL, requireKey, type ByteRange, type Storage } from './storage.ts'

/**
 * Bytes of a part in a multipart upload. Only a few parts of a file are in memory: the one that is read, and the ones that
 * are sent.
 */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
const CONNECT_TIMEOUT_MS = 5_000
/** Time limit for a request without any traffic. */
const SILENCE_TIMEOUT_MS = 30_000
/**
 * Age of an unfinished file that nobody is receiving any more: another process may be receiving a file at this moment, but
 * never for as long.
 */
const ABANDONED_MS = DAY_MS

/** A bucket that was opened, with what the start of a server does in it. */
export type S3Storage = Storage & {
  /** Removes the files that killed servers were receiving. Fails where the bucket cannot be reached or listed. */
  removeAbandoned: (now: Date) => Promise<void>
}

/** Files in a bucket, which several servers share. */
export function s3Storage(settings: S3Settings): S3Storage {
  const { bucket: Bucket, prefix } = settings
  const client = createS3Client(settings)

  function toObjectParams(key: string): { Bucket: string; Key: string } {
    requireKey(key)
    return { Bucket, Key: prefix + key }
  }

  async function* objectsIn(folder: string): AsyncGenerator<_Object> {
    const query = { Bucket, Prefix: prefix + folder }
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, query)) yield* Contents
  }

  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand(toObjectParams(key)))
  }

  return {
    write: async (key, content, signal) => upload(client, { params: toObjectParams(key), content, signal }),
    size: async (key) => {
      try {
        return (await client.send(new HeadObjectCommand(toObjectParams(key)))).ContentLength ?? null
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
        throw error
      }
    },
    read: (key, range) => download(client, toObjectParams(key), range),
    move: async (from, to) => {
      const { Key: source } = toObjectParams(from)
      await client.send(new CopyObjectCommand({ ...toObjectParams(to), CopySource: `${Bucket}/${source}` }))
      await remove(from)
    },
    remove,
    list: async function* (folder) {
      for await (const { Key = '' } of objectsIn(folder ?? '')) {
        const key = Key.slice(prefix.length)
        if (isListed(key, folder)) yield key
      }
    },
    removeAbandoned: async (now) => {
      for await (const { Key = '', LastModified } of objectsIn(INCOMING)) {
        const isAbandoned = LastModified && now.getTime() - LastModified.getTime() > ABANDONED_MS
        if (isAbandoned && Key.endsWith(PARTIAL)) await remove(Key.slice(prefix.length))
      }
    },
  }
}

function createS3Client({ endpoint, region, accessKey, secretKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Buckets in the path: storages of one host have no name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Other storages know none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  })
}

type Uploaded = {
  params: { Bucket: string; Key: string }
  content: Readable
  signal: AbortSignal | undefined
}

/** Sends a stream of any length part by part; an upload that fails is aborted, so that its parts are removed. */
async function upload(client: S3Client, { params, content, signal }: Uploaded): Promise<number> {
  if (signal) addAbortSignal(signal, content)
  let bytes = 0
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      const buffer = Buffer.from(piece)
      bytes += buffer.length
      yield buffer
    }
  }
  try {
    await new Upload({
      client,
      params: { ...params, Body: Readable.from(measured()) },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    }).done()
  } catch (error) {
    content.destroy()
    // Throws the source's own failure, not the failure of a stream that was made from it.
    throw content.errored ?? error
  }
  return bytes
}

function download(client: S3Client, params: { Bucket: string; Key: string }, range?: ByteRange): Readable {
  const closed = new AbortController()
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const command = new GetObjectCommand({ ...params, Range })
    const { Body } = await client.send(command, { abortSignal: closed.signal })
    if (!(Body instanceof Readable)) throw new Error('the storage answered without a stream')
    yield* Body
  }
  const content = Readable.from(pieces(), { objectMode: false })
  content.once('close', () => closed.abort())
  return content
}
