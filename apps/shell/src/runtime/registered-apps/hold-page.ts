import { isMadeBy } from '../micro-apps/leak-ledger.ts'
import { windowTitle } from '../services/window-title.ts'

/** Deep enough to get past the frames of a library to the app's file. */
const STACK_FRAMES = 30
/** This module's two functions before the caller of one, and the sandbox's. */
const MOST_HOST_FRAMES = 3
const INSERTING = ['appendChild', 'insertBefore', 'append', 'prepend'] as const
/** Ways of replacing all that is on the page. */
const REPLACING = ['innerHTML', 'outerHTML', 'textContent', 'innerText'] as const
const WRITING = ['write', 'writeln', 'open'] as const

/** Elements that an app has put into the head by itself, by the name of its evaluated code: it does so only once. */
const headOf = new Map<string, readonly Element[]>()

/** True if a file below the folder made the current call, and not the console on its behalf. */
export function isCalledBy(folder: string): boolean {
  const limited: { stackTraceLimit?: number } = Error
  const before = limited.stackTraceLimit
  if (before !== undefined) limited.stackTraceLimit = STACK_FRAMES
  const { stack = '' } = new Error('caller')
  if (before !== undefined) limited.stackTraceLimit = before
  return isMadeBy(stack, folder, MOST_HOST_FRAMES)
}

type Held = {
  /** Name of the app's evaluated code. */
  name: string
  folder: string
}

/**
 * Holds what all share of the page while an app of another team is mounted: title, head and body. The returned function removes
 * what the app has added and not removed.
 */
export function holdPage({ name, folder }: Held): () => void {
  const { head, body } = document
  const added = new Set<Node>()
  const look = { className: body.className, style: body.getAttribute('style') }
  const undo = [
    ...[head, body].flatMap((parent) => [
      ...INSERTING.map((method) => traceInserts(parent, method, { added, folder })),
      ...REPLACING.map((property) => refuseReplacing(parent, property)),
    ]),
    ...WRITING.map(refuseWriting),
    holdTitle(folder),
  ]
  for (const element of headOf.get(name) ?? []) head.append(element)
  return () => {
    for (const restore of undo) restore()
    const ofHead = [...head.children].filter((element) => added.has(element) || isKnown(name, element))
    headOf.set(name, withoutEqual(ofHead))
    for (const element of ofHead) element.remove()
    for (const node of added) if (node.parentNode === body) body.removeChild(node)
    body.className = look.className
    if (look.style === null) body.removeAttribute('style')
    else body.setAttribute('style', look.style)
    Reflect.set(Document.prototype, 'title', windowTitle(), document)
  }
}

function isKnown(name: string, element: Element): boolean {
  return headOf.get(name)?.includes(element) === true
}

/** An app that adds the same styles at every mount gets them once. */
function withoutEqual(elements: readonly Element[]): Element[] {
  return [...new Map(elements.map((element) => [element.outerHTML, element])).values()]
}

function traceInserts(
  parent: HTMLElement,
  method: (typeof INSERTING)[number],
  { added, folder }: { added: Set<Node>; folder: string },
): () => void {
  return replaceOwn(parent, method, {
    value: (...given: unknown[]): unknown => {
      const isOwn = isCalledBy(folder)
      const native: unknown = Reflect.get(Object.getPrototypeOf(parent), method)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the four are methods of every element
      const result: unknown = Reflect.apply(native as () => unknown, parent, given)
      if (isOwn) for (const node of given) if (node instanceof Node) added.add(node)
      return result
    },
  })
}

function refuseReplacing(parent: HTMLElement, property: (typeof REPLACING)[number]): () => void {
  return replaceOwn(parent, property, {
    get: (): unknown => Reflect.get(Object.getPrototypeOf(parent), property, parent),
    set: () => {
      throw new TypeError(`An app cannot replace the ${parent.tagName.toLowerCase()} of the page.`)
    },
  })
}

function refuseWriting(method: (typeof WRITING)[number]): () => void {
  return replaceOwn(document, method, {
    value: () => {
      throw new TypeError(`An app cannot use document.${method}: it would replace the page.`)
    },
  })
}

/** The console names the window; an app names its page. */
function holdTitle(folder: string): () => void {
  return replaceOwn(document, 'title', {
    get: () => Reflect.get(Document.prototype, 'title', document),
    set: (title: unknown) => {
      if (!isCalledBy(folder)) Reflect.set(Document.prototype, 'title', title, document)
    },
  })
}

/** Gives an object a property of its own, which hides that of its prototype. */
export function replaceOwn(target: object, key: string, descriptor: PropertyDescriptor): () => void {
  const before = Reflect.getOwnPropertyDescriptor(target, key)
  Reflect.defineProperty(target, key, { configurable: true, ...descriptor })
  return () => {
    if (before === undefined) Reflect.deleteProperty(target, key)
    else Reflect.defineProperty(target, key, before)
  }
}
