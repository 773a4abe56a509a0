import { relative } from 'node:path'
import { keepKit, keptKits } from '../src/former-kit.ts'
import { kitFiles, kitWeb } from '../src/kit-files.ts'
import { kitVersion, repositoryRoot } from '../src/project.ts'

/** `pnpm kit:keep`: stores the built kit in the repository, before its major is raised. */
const kit = { version: kitVersion, files: kitFiles(), folder: kitWeb }
const folder = relative(repositoryRoot, keepKit(kit, keptKits))
console.log(
  `The kit ${kitVersion} is stored in ${folder}. Commit it, then raise the major in packages/kit/package.json.`,
)
