import type { Browser, BrowserContext } from '@playwright/test'
import { demoToken } from '../fixtures/demo-token.ts'
import { signedInContext, withConsole } from './bench-console.ts'
import { MENU_ITEMS, ORGANIZATIONS, UTTERANCES } from './large-answers.ts'
import { LONG_TASK_MS, type Task } from './main-thread-tasks.ts'
import { measureConversation } from './measure-conversation.ts'
import { measureTreeSearch, type TypingFigures } from './measure-tree-search.ts'
import { median, quantile } from './statistics.ts'

const SYSTEM_PATH = '/app-tenant-system/system'

/** Large trees being searched, and a long conversation being scrolled, in the built console. */
async function main(): Promise<void> {
  await withConsole(async (served) => {
    const context = await signedInContext(served, await demoToken(served.url, 'manager'))
    await measureAll(served.browser, context)
  })
}

async function measureAll(browser: Browser, context: BrowserContext): Promise<void> {
  const organizations = await measureTreeSearch(browser, context, {
    path: `${SYSTEM_PATH}/organization`,
    field: 'Search organisations',
  })
  reportTyping(`search over ${ORGANIZATIONS} organisations`, organizations)
  const menu = await measureTreeSearch(browser, context, {
    path: `${SYSTEM_PATH}/role?create=1`,
    field: 'Search pages',
  })
  reportTyping(`search over ${MENU_ITEMS} menu items of a role`, menu)
  const { steps, tasks } = await measureConversation(browser, context)
  console.log(`session of ${UTTERANCES} sentences, scrolled in ${steps} steps:  ${taskText(tasks)}`)
}

function reportTyping(what: string, { answersMs, tasks }: TypingFigures): void {
  console.log(
    [
      `${what}, key to new rows laid out, ${answersMs.length} keys:`,
      `median ${median(answersMs).toFixed(1)} ms`,
      `95 % within ${quantile(answersMs, 0.95).toFixed(1)} ms`,
      `longest ${Math.max(...answersMs).toFixed(1)} ms`,
      taskText(tasks),
    ].join('  '),
  )
}

function taskText(tasks: readonly Task[]): string {
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms))
  const mostWork = Math.max(0, ...tasks.map(({ processorMs }) => processorMs))
  const longCount = tasks.filter(({ ms }) => ms > LONG_TASK_MS).length
  return [
    `longest task ${longest.toFixed(1)} ms`,
    `most of the processor ${mostWork.toFixed(1)} ms`,
    `over ${LONG_TASK_MS} ms: ${longCount} of ${tasks.length} tasks`,
  ].join('  ')
}

await main()
