import { existsSync, globSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { StartProblem } from '../platform/start-problem.ts'

/** A zip archive with the files below a folder. */
export async function zipFolder(path: string): Promise<Buffer> {
  const folder = resolve(path)
  if (!existsSync(folder)) throw new StartProblem(`There is no folder ${folder}: build the app first.`)
  const zip = new ZipFile()
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile()) zip.addFile(file, relative(folder, file).split(sep).join('/'))
  }
  zip.end()
  return buffer(zip.outputStream)
}
