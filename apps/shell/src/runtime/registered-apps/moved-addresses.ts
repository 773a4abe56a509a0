import { findMovedFile } from '../micro-apps/trusted-files.ts'

/** Elements that load a file, and the property with its address. */
const LOADING: readonly [prototype: Element, property: 'src' | 'href'][] = [
  [HTMLScriptElement.prototype, 'src'],
  [HTMLLinkElement.prototype, 'href'],
  [HTMLImageElement.prototype, 'src'],
  [HTMLSourceElement.prototype, 'src'],
  [HTMLMediaElement.prototype, 'src'],
]

/**
 * Elements load the files of a mounted app from where they are now, even if its build has fixed their addresses. Returns the
 * end of that.
 */
export function moveAddresses(): () => void {
  const undo = [
    ...LOADING.map(([prototype, property]) => moveProperty(prototype, property)),
    moveAttributes(),
  ]
  return () => {
    for (const restore of undo) restore()
  }
}

function moveProperty(prototype: Element, property: 'src' | 'href'): () => void {
  const native = Reflect.getOwnPropertyDescriptor(prototype, property)
  const set = native?.set
  if (native === undefined || set === undefined) return () => {}
  const moved = function (this: Element, value: unknown): void {
    Reflect.apply(set, this, [findMovedFile(String(value)) ?? value])
  }
  Reflect.defineProperty(prototype, property, { ...native, set: moved })
  return () => {
    // Unless the app has put its own in front, which is taken back with all that it has changed.
    if (Reflect.getOwnPropertyDescriptor(prototype, property)?.set === moved)
      Reflect.defineProperty(prototype, property, native)
  }
}

function moveAttributes(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the element below
  const { setAttribute } = Element.prototype
  const moved: Element['setAttribute'] = function (this: Element, name, value) {
    const isAddress = LOADING.some(
      ([prototype, property]) => property === name && Object.prototype.isPrototypeOf.call(prototype, this),
    )
    Reflect.apply(setAttribute, this, [name, (isAddress ? findMovedFile(String(value)) : null) ?? value])
  }
  Element.prototype.setAttribute = moved
  return () => {
    if (Element.prototype.setAttribute === moved) Element.prototype.setAttribute = setAttribute
  }
}
