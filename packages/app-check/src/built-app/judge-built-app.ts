import { subApp } from '@console/contracts'
import { judge } from '../judge.ts'
import type { AppToCheck } from './app-to-check.ts'
import type { AskedSlots } from './ask-slots.ts'
import type { SeenApp } from './mount-app.ts'
import type { AppCall } from './sample-console.ts'

/** A finding of the check: an `error` fails it, a `warning` is for a person to look at. */
export type CheckFinding = { level: 'error' | 'warning'; about: string; text: string }

export type SeenAll = {
  app: AppToCheck
  seen: SeenApp
  slots: AskedSlots | null
  calls: readonly AppCall[]
  kits: readonly number[]
}

/** Mounts after the first ones may leave so much each: the browser itself keeps a little. */
const MAX_GROWTH = { nodes: 20, listeners: 3, bytes: 300_000 }
/** Findings of axe that fail, as on the console's own pages. */
const SERIOUS = new Set(['serious', 'critical'])
const MAX_LISTED = 5
const LETTERS = /\p{Letter}{2}/u
/** `orders.list.title`, as a text that was not found is shown. */
const RAW_KEY = /^[a-z][\w-]*(\.[\w-]+)+$/i

/** Names in plain words what is wrong with a built app. */
export function judgeBuiltApp({ app, seen, slots, calls, kits }: SeenAll): CheckFinding[] {
  const { manifest } = app
  const problems = judge({ ...seen, kitMajor: manifest.kitMajor, leaks: seen.leaks }, kits)
  return [
    ...problems.map(({ kind, text }): CheckFinding => ({ level: 'error', about: kind, text })),
    ...findGrowth(seen),
    ...[...new Set(seen.logged)].map((text): CheckFinding => ({
      level: 'error',
      about: 'console',
      text: `it logged ${text}`,
    })),
    ...findAxe(seen),
    ...findTexts(seen),
    ...findCalls(app, calls),
    ...findSlots(slots),
    ...findKit(app, kits),
  ]
}

function findGrowth({ growth }: SeenApp): CheckFinding[] {
  if (growth === null) return []
  const names = { nodes: 'elements', listeners: 'listeners', bytes: 'bytes' } as const
  return (['nodes', 'listeners', 'bytes'] as const)
    .filter((name) => growth[name] > MAX_GROWTH[name])
    .map((name) => ({
      level: 'error',
      about: 'leak',
      text: `each mount leaves ${growth[name]} ${names[name]} in the memory of the page, and ${MAX_GROWTH[name]} are allowed`,
    }))
}

function findAxe({ findings }: SeenApp): CheckFinding[] {
  return findings.map(({ rule, impact, help, elements }) => ({
    level: SERIOUS.has(impact) ? 'error' : 'warning',
    about: 'accessibility',
    text: `${help} (${rule}, ${elements} ${elements === 1 ? 'element' : 'elements'})`,
  }))
}

function findTexts({ texts: { en, zh } }: SeenApp): CheckFinding[] {
  const raw = [...new Set([...en, ...zh])].filter((text) => RAW_KEY.test(text))
  const same = [...new Set(zh)].filter(
    (text) => LETTERS.test(text) && en.includes(text) && !raw.includes(text),
  )
  const listed = (texts: readonly string[]): string => {
    const shown = texts.slice(0, MAX_LISTED).map((text) => JSON.stringify(text.slice(0, 60)))
    return shown.join(', ') + (texts.length > MAX_LISTED ? `, and ${texts.length - MAX_LISTED} more` : '')
  }
  return [
    ...(raw.length === 0
      ? []
      : [{ level: 'error', about: 'texts', text: `keys in place of texts: ${listed(raw)}` } as const]),
    ...(same.length === 0
      ? []
      : [
          {
            level: 'error',
            about: 'texts',
            text: `the same in both languages: ${listed(same)}; what is a name needs translate="no"`,
          } as const,
        ]),
  ]
}

function findCalls({ registration: { permissions } }: AppToCheck, calls: readonly AppCall[]): CheckFinding[] {
  const undeclared = new Set(
    calls
      .filter(({ isDeclared }) => !isDeclared)
      .map(({ name, id }) => (id === null ? name : `${name} (${id})`)),
  )
  const sent = new Set(calls.map(({ id }) => id))
  const unused = permissions.calls.filter((id) => !sent.has(id))
  return [
    ...[...undeclared].map((name): CheckFinding => ({
      level: 'error',
      about: 'consent',
      text: `it sends ${name}, which its registration does not ask for`,
    })),
    ...unused.map((id): CheckFinding => ({
      level: 'warning',
      about: 'consent',
      text: `it asks for ${id}, and did not send it here`,
    })),
  ]
}

function findSlots(slots: AskedSlots | null): CheckFinding[] {
  if (slots === null) return []
  const error = (text: string): CheckFinding => ({ level: 'error', about: 'contribution', text })
  return [
    ...(slots.scriptBytes > subApp.MAX_SLOT_SCRIPT_BYTES
      ? [error(`its script has ${slots.scriptBytes} bytes, and ${subApp.MAX_SLOT_SCRIPT_BYTES} are allowed`)]
      : []),
    ...slots.errors.map((text) => error(`an error that nothing caught: ${text}`)),
    ...slots.slots.flatMap(({ id, problems, notes }) => [
      ...problems.map((problem) => error(`${id}: ${problem}`)),
      ...notes.map((note): CheckFinding => ({ ...error(`${id}: ${note}`), level: 'warning' })),
    ]),
  ]
}

/** A console has its own major of the kit and the one before. */
function findKit({ manifest: { kitMajor } }: AppToCheck, kits: readonly number[]): CheckFinding[] {
  const [present] = kits
  if (kitMajor === null || present === undefined || kitMajor >= present) return []
  return [
    {
      level: 'warning',
      about: 'kit',
      text: `it is built against kit ${kitMajor}, and this console has ${present}: the next major is the last one that it will run beside`,
    },
  ]
}
