import { MAX_NAME } from './names.ts'
import { planCall } from './new-call.ts'
import { planPage } from './new-page.ts'
import { planSubApp } from './new-sub-app.ts'
import { Plan, Problem } from './plan.ts'

const GENERATORS = { call: planCall, page: planPage, 'sub-app': planSubApp } as const

export const USAGE = `pnpm new call <group>/<domain> <verb>-<noun>
pnpm new page <sub-app> <page> <English name> <Chinese name>
pnpm new sub-app <sub-app> <menu group> <English name> <Chinese name>

Names are lower-case words joined by hyphens, of at most ${MAX_NAME} letters.
  pnpm new call messaging/notice list-notices
  pnpm new page audit bulletins Bulletins 公告
  pnpm new sub-app notices msgcenter Notices 通知`

/** Arguments of each kind. */
const ARGUMENTS = { call: 2, page: 4, 'sub-app': 4 } as const

const isKind = (kind: string | undefined): kind is keyof typeof GENERATORS =>
  kind !== undefined && Object.hasOwn(GENERATORS, kind)

/** Every file that a command makes or changes, and what it leaves to a person; throws a Problem. */
export function planNew(root: string, [kind, ...args]: readonly string[]): { plan: Plan; left: string[] } {
  if (!isKind(kind)) throw new Problem(`There is no “pnpm new ${kind ?? ''}”: call, page or sub-app.`)
  if (args.length !== ARGUMENTS[kind])
    throw new Problem(`“pnpm new ${kind}” takes ${ARGUMENTS[kind]} arguments; pnpm new says which.`)
  const plan = new Plan(root)
  const left = GENERATORS[kind](plan, args)
  return { plan, left }
}
