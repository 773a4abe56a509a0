import { join } from 'node:path'

/** Root of the repository, from this file's own place. */
export const repositoryRoot = join(import.meta.dirname, '../../..')

/** Built files as the server serves them: the path below this folder is the path of the address. */
export const webRoot = join(repositoryRoot, 'dist')
