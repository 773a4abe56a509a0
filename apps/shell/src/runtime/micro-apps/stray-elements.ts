/** The elements of head and body before a mount. */
export type PageMarks = { head: ReadonlySet<Element>; body: ReadonlySet<Element> }

export function pageMarks(): PageMarks {
  return { head: new Set(document.head.children), body: new Set(document.body.children) }
}

/** Style and link tags in the head, and children of the body, that were not there before. */
export function strayElements(before: PageMarks): { kind: 'headTag' | 'bodyChild'; detail: string }[] {
  const tags = [...document.head.children].filter((element) => !before.head.has(element) && isStyle(element))
  const children = [...document.body.children].filter(
    (element) => !before.body.has(element) && element.tagName !== 'SCRIPT',
  )
  return [
    ...tags.map((element) => ({ kind: 'headTag' as const, detail: `head ${describe(element)}` })),
    ...children.map((element) => ({ kind: 'bodyChild' as const, detail: `body ${describe(element)}` })),
  ]
}

/**
 * antd's own style tags stay by design, once for the whole page, whichever app used them first; so do the host's and the
 * kit's files.
 */
function isStyle(element: Element): boolean {
  if (element.tagName === 'STYLE')
    return !element.hasAttribute('data-css-hash') && !element.hasAttribute('data-rc-order')
  if (!(element instanceof HTMLLinkElement)) return false
  return element.rel === 'stylesheet' && !/\/console\/assets\/(shell|kit)\//.test(element.href)
}

function describe(element: Element): string {
  const name = element.tagName.toLowerCase()
  const id = element.id === '' ? '' : `#${element.id}`
  return `${name}${id}${[...element.classList].map((className) => `.${className}`).join('')}`
}
