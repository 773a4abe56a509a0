import { posix } from 'node:path'

/** Files of other hosts, such as a library from a public one. */
const OTHER_HOSTS = '_hosts/'
/** Texts that an entry has in itself. */
export const INLINE_FOLDER = '_inline/'

/** Where the files of a version are, here and at their source. */
export type FileAddresses = {
  /** Path of a file below the version's address. */
  toPath: (url: URL) => string
  /** Address of a path in the console. */
  toAddress: (path: string) => string
  /** Address of the entry's folder, which is the public path of its build. */
  publicPath: string
  /** The same folder at the source. */
  sourceFolder: string
}

/** Address of a file by its path below the address of its version. */
export const toFileAddress = (filesAddress: string, path: string): string =>
  filesAddress + path.split('/').map(encodeURIComponent).join('/')

export function fileAddresses(entry: URL, filesAddress: string): FileAddresses {
  const toAddress = (path: string): string => toFileAddress(filesAddress, path)
  const sourceFolder = entry.pathname.slice(0, entry.pathname.lastIndexOf('/') + 1)
  return {
    toAddress,
    toPath: ({ origin, host, pathname }) => {
      const path = decode(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
      return origin === entry.origin ? path : `${OTHER_HOSTS}${host.replace(':', '_')}/${path}`
    },
    publicPath: toAddress(decode(sourceFolder)),
    sourceFolder,
  }
}

/** A path without the slash at its beginning and without steps upwards. */
function decode(pathname: string): string {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // It stays as it is written: a name that is no encoded text.
  }
  return posix.normalize(`/${path}`).slice(1)
}
