import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

/** A bucket of an S3-compatible storage. */
export type S3Settings = {
  readonly kind: 's3'
  readonly bucket: string
  /** Before every key, ends with a slash; empty: the whole bucket is the server's. */
  readonly prefix: string
  /** Address of a storage that is not Amazon's. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}
export type StorageSettings = { readonly kind: 'local' } | S3Settings

/** The names of buckets, and paths as the server's own keys. */
const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([a-z0-9]+(?:[/._-][a-z0-9]+)*))?\/?$/i
/** The region that storages without regions take. */
const DEFAULT_REGION = 'us-east-1'

/** The part of the environment that says where files are stored. */
export const storageEnvironment = {
  STORAGE: z.union([z.literal('local'), z.string().regex(S3_ADDRESS)]).default('local'),
  STORAGE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/i)
    .optional(),
  STORAGE_ACCESS_KEY: z.string().min(1).optional(),
  STORAGE_SECRET_KEY: z.string().min(1).optional(),
}

export const storageAdvice = {
  STORAGE: 'use local, or s3://bucket or s3://bucket/prefix',
  STORAGE_ENDPOINT: 'use an http or https address',
  STORAGE_REGION: 'use the name of a region such as eu-central-1',
}

const environmentSchema = z.object(storageEnvironment)

export function parseStorageSettings(environment: z.output<typeof environmentSchema>): StorageSettings {
  const { STORAGE, STORAGE_ENDPOINT, STORAGE_REGION, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY } = environment
  const [, bucket, prefix] = S3_ADDRESS.exec(STORAGE) ?? []
  if (bucket === undefined) {
    const needless = [STORAGE_ENDPOINT, STORAGE_REGION, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY]
    if (needless.some((value) => value !== undefined))
      throw new StartProblem(
        'STORAGE_ENDPOINT, _REGION, _ACCESS_KEY and _SECRET_KEY need STORAGE=s3://bucket.',
      )
    return { kind: 'local' }
  }
  if (STORAGE_ACCESS_KEY === undefined || STORAGE_SECRET_KEY === undefined)
    throw new StartProblem(`STORAGE=${STORAGE} needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY.`)
  if (STORAGE_ENDPOINT === undefined && STORAGE_REGION === undefined)
    throw new StartProblem(
      `STORAGE=${STORAGE} needs STORAGE_REGION, or STORAGE_ENDPOINT for a storage that is not Amazon's.`,
    )
  return {
    kind: 's3',
    bucket,
    prefix: prefix === undefined ? '' : `${prefix}/`,
    endpoint: STORAGE_ENDPOINT,
    region: STORAGE_REGION ?? DEFAULT_REGION,
    accessKey: STORAGE_ACCESS_KEY,
    secretKey: STORAGE_SECRET_KEY,
  }
}
