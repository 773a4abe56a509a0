/** An exact text or a pattern; a pattern crosses to the page as its source. */
export type TextPattern = string | { source: string; flags: string }

/** One step towards an element; each begins at what the one before it found. */
export type Step =
  | { by: 'role'; role: string; name: TextPattern | null; level: number | null }
  | { by: 'label' | 'text' | 'title' | 'placeholder'; text: TextPattern }
  | { by: 'selector'; selector: string }
  | { by: 'content'; text: TextPattern }
  | { by: 'index'; index: number }
  /** Into the document of the frame that was found. */
  | { by: 'frame' }

/** The visible and accessible properties of an element, and its position. */
export type ElementState = {
  text: string
  value: string | null
  isVisible: boolean
  isEnabled: boolean
  isChecked: boolean
  isFocused: boolean
  /** Attributes of the root of its document. */
  root: { lang: string; theme: string }
  /** In the window's pixels, also for elements of a frame. */
  box: { x: number; y: number; width: number; height: number }
  /** The element that would get a click in its middle instead; null when it is itself. */
  coveredBy: string | null
}

/** `scroll` brings it into view. */
export type Preparation = 'none' | 'scroll' | 'focus'

export type Found = { count: number; first: ElementState | null }

type Queries = {
  queryAllByRole: (inside: HTMLElement, role: string, options: object) => HTMLElement[]
  queryAllByLabelText: (inside: HTMLElement, text: string | RegExp) => HTMLElement[]
  queryAllByText: (inside: HTMLElement, text: string | RegExp) => HTMLElement[]
  queryAllByTitle: (inside: HTMLElement, text: string | RegExp) => HTMLElement[]
  queryAllByPlaceholderText: (inside: HTMLElement, text: string | RegExp) => HTMLElement[]
}

declare global {
  interface Window {
    TestingLibraryDom?: Queries
  }
}

/**
 * Runs in the page, so it must not use anything from outside itself. Null: the library that finds elements is not in the page.
 * `prepare` is applied to the first element before it is read.
 */
export function findElements({
  steps,
  prepare,
}: {
  steps: readonly Step[]
  prepare: Preparation
}): Found | null {
  const queries = window.TestingLibraryDom
  if (queries === undefined) return null
  const { queryAllByRole, queryAllByLabelText, queryAllByText, queryAllByTitle, queryAllByPlaceholderText } =
    queries

  const toRegExp = (text: TextPattern) =>
    typeof text === 'string' ? text : new RegExp(text.source, text.flags)
  // Drawn elements (SVG) have no `innerText`.
  const readText = (element: HTMLElement) =>
    ((element.innerText as string | undefined) ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const contains = (element: HTMLElement, text: TextPattern) =>
    typeof text === 'string'
      ? readText(element).includes(text)
      : new RegExp(text.source, text.flags).test(readText(element))

  function stepFrom(inside: HTMLElement, step: Step): HTMLElement[] {
    switch (step.by) {
      case 'role': {
        const { role, name, level } = step
        const options = {
          ...(name === null ? {} : { name: toRegExp(name) }),
          ...(level === null ? {} : { level }),
        }
        return queryAllByRole(inside, role, options)
      }
      case 'label':
        return queryAllByLabelText(inside, toRegExp(step.text))
      case 'text':
        return queryAllByText(inside, toRegExp(step.text))
      case 'title':
        return queryAllByTitle(inside, toRegExp(step.text))
      case 'placeholder':
        return queryAllByPlaceholderText(inside, toRegExp(step.text))
      case 'selector':
        return [...inside.querySelectorAll<HTMLElement>(step.selector)]
      case 'frame': {
        const body = (inside as HTMLIFrameElement).contentDocument?.body
        return body ? [body] : []
      }
      default:
        return []
    }
  }

  // A document that is still on its way has no body.
  let found: HTMLElement[] = [...document.querySelectorAll('body')]
  for (const step of steps) {
    if (step.by === 'content') found = found.filter((element) => contains(element, step.text))
    else if (step.by === 'index') found = found.slice(step.index).slice(0, 1)
    else found = [...new Set(found.flatMap((element) => stepFrom(element, step)))]
  }

  function framesAround(element: HTMLElement): HTMLElement[] {
    const frame = element.ownerDocument.defaultView?.frameElement
    return frame ? [...framesAround(frame as HTMLElement), frame as HTMLElement] : []
  }

  function readState(element: HTMLElement): ElementState {
    if (prepare === 'focus') element.focus()
    if (prepare === 'scroll')
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const own = element.getBoundingClientRect()
    const offset = { x: 0, y: 0 }
    for (const frame of framesAround(element)) {
      const around = frame.getBoundingClientRect()
      offset.x += around.x + frame.clientLeft
      offset.y += around.y + frame.clientTop
    }
    const view = element.ownerDocument
    const hit = view.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2)
    const label = hit?.closest('label')
    const isHit = hit !== null && (element.contains(hit) || (label?.contains(element) ?? false))
    const field = element as HTMLInputElement
    return {
      text: readText(element),
      value: 'value' in element ? field.value : null,
      isVisible: own.width > 0 && own.height > 0 && getComputedStyle(element).visibility === 'visible',
      isEnabled: !element.matches(':disabled') && element.closest('[inert]') === null,
      isChecked: field.checked || element.getAttribute('aria-checked') === 'true',
      isFocused: view.activeElement === element,
      root: { lang: view.documentElement.lang, theme: view.documentElement.dataset['theme'] ?? '' },
      box: { x: own.x + offset.x, y: own.y + offset.y, width: own.width, height: own.height },
      coveredBy: isHit ? null : `${hit?.tagName ?? 'nothing'}.${hit?.className ?? ''}`.slice(0, 120),
    }
  }

  const [first] = found
  return { count: found.length, first: first === undefined ? null : readState(first) }
}
