import type { AppContext } from '../context/context.ts'
import { FileAnswer } from '../http/file-answer.ts'

/** The file of a finished export; null when it is gone. */
export async function fileAnswer(
  { storage }: AppContext,
  { key, name }: { key: string; name: string },
): Promise<FileAnswer | null> {
  const size = await storage.size(key)
  return size === null ? null : new FileAnswer({ name, size, read: () => storage.read(key) })
}
