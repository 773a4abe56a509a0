import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdFocus, MAX_TAKEN_FOCUSES } from './hold-focus.ts'

let leaving: AbortController
let frame: HTMLIFrameElement
let onThief: ReturnType<typeof vi.fn<() => void>>
let field: HTMLInputElement

beforeEach(() => {
  leaving = new AbortController()
  document.body.innerHTML =
    '<a href="#x">Link</a><input aria-label="Search"><main><iframe title="App"></iframe></main><div role="dialog"><button>OK</button></div>'
  onThief = vi.fn<() => void>()
  frame = find('iframe') as HTMLIFrameElement // by its selector
  field = find('input') as HTMLInputElement // by its selector
  holdFocus({ frame, onThief, signal: leaving.signal })
})
afterEach(() => {
  leaving.abort()
  document.body.replaceChildren()
})

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`there is no ${selector}`)
  return found
}

/** The frame gets the focus, as its own script or the browser gives it. */
function focusFrame(): void {
  frame.tabIndex = -1
  frame.focus()
  window.dispatchEvent(new FocusEvent('blur'))
}

const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }),
  )

const pointAt = (element: Element): boolean =>
  element.dispatchEvent(new Event('pointerover', { bubbles: true }))

test.each(['input', '[role="dialog"] button'])(
  'a frame that takes the focus from %s loses it',
  async (selector) => {
    find(selector).focus()
    press('a')
    focusFrame()
    await vi.waitFor(() => expect(find(selector)).toHaveFocus())
    expect(onThief).not.toHaveBeenCalled()
  },
)

test('a frame that begins with the focus in a field of its own has it, where nobody types', async () => {
  find('a').focus()
  focusFrame()
  await new Promise((resolve) => setTimeout(resolve))
  expect(frame).toHaveFocus()
})

test('a person gets into the frame with the pointer and with Tab', async () => {
  field.focus()
  press('a')
  pointAt(frame)
  focusFrame()
  field.focus()
  press('Tab')
  focusFrame()
  await new Promise((resolve) => setTimeout(resolve))
  expect(frame).toHaveFocus()
})

test('a pointer that rests on the frame while the person types is no step towards it', async () => {
  pointAt(frame)
  field.focus()
  press('a')
  focusFrame()
  await vi.waitFor(() => expect(field).toHaveFocus())
})

test('a frame that takes it again and again is stopped', async () => {
  field.focus()
  for (let times = 0; times <= MAX_TAKEN_FOCUSES; times += 1) {
    expect(onThief).not.toHaveBeenCalled()
    focusFrame()
    await vi.waitFor(() => expect(field).toHaveFocus())
  }
  expect(onThief).toHaveBeenCalledOnce()
})

test('nothing is held once the page has been left', async () => {
  leaving.abort()
  field.focus()
  focusFrame()
  await new Promise((resolve) => setTimeout(resolve))
  expect(frame).toHaveFocus()
})
