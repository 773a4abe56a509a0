import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '@console/contracts'
import type { AppContext } from '../../../platform/context/context.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { Job } from '../../module.ts'
import { endFetches } from './start-fetch.ts'
import { failInterruptedVersions, insertBuiltApp } from './sub-app.store.ts'

/** Names of the console's own apps; one without a name here has that of its module. */
const NAMES: Readonly<Record<string, Text>> = {
  audit: { en: 'Message centre and audit log', zh: '消息中心与审计日志' },
  labels: { en: 'Labels', zh: '标签' },
  projects: { en: 'Projects', zh: '项目' },
  statistics: { en: 'Statistics', zh: '统计' },
  system: { en: 'Accounts', zh: '账号' },
  versions: { en: 'Versions', zh: '版本管理' },
  voiceprint: { en: 'Voiceprint', zh: '声纹' },
  workspace: { en: 'Workspace', zh: '工作台' },
}

/** At the start the apps of the build become rows, so that they can be switched off, and fetches of a killed server fail. */
export function builtAppsJob(): Job {
  let stop = async (): Promise<void> => undefined
  return {
    start: async (ctx) => {
      stop = () => endFetches(ctx)
      await failInterruptedVersions(ctx.db.outside)
      for (const module of await readBuiltModules(ctx)) {
        const name = NAMES[module] ?? { en: module, zh: module }
        await insertBuiltApp(ctx.db.outside, { module, name, createdAt: ctx.clock.now() })
      }
    },
    stop: () => stop(),
  }
}

/** A console that is not built has none. */
async function readBuiltModules({ config }: AppContext): Promise<string[]> {
  const text = await readFile(join(config.webRoot, documents.REGISTRY_PATH), 'utf8').catch(
    () => '{"apps":[]}',
  )
  const parsed = documents.registryDocument.safeParse(parseJson(text))
  const entries = parsed.success ? parsed.data.apps : []
  return entries.flatMap((entry) => {
    const read = documents.registryEntry.safeParse(entry)
    return read.success ? [read.data.module] : []
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
