import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyText, CopyRefusedError } from './copy-text.ts'

beforeEach(() => {
  // Sets a clipboard up, which jsdom does not have.
  userEvent.setup()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const refuse = async () => Promise.reject(new DOMException('Not in a gesture', 'NotAllowedError'))

describe('a text that is present', () => {
  test('is on the clipboard', async () => {
    await copyText('PEONY-7')
    expect(await navigator.clipboard.readText()).toBe('PEONY-7')
  })

  test('that the browser refuses is reported as refused, with its reason', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse)
    const failure = await copyText('PEONY-7').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CopyRefusedError)
    expect(failure).toHaveProperty('cause.name', 'NotAllowedError')
  })
})

describe('a text that is still to come', () => {
  test('is on the clipboard once it has come, while the write begins at once, as WebKit requires', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write')
    const { promise, resolve } = Promise.withResolvers<string>()
    const copied = copyText(promise)
    expect(write).toHaveBeenCalledTimes(1)
    resolve('the-whole-secret')
    await copied
    expect(await navigator.clipboard.readText()).toBe('the-whole-secret')
  })

  test('and never does is reported by its own reason, not as a refusal', async () => {
    const reason = new Error('Wrong password')
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(refuse)
    await expect(copyText(Promise.reject(reason))).rejects.toBe(reason)
  })

  test('that the browser refuses is reported as refused', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(refuse)
    await expect(copyText(Promise.resolve('the-whole-secret'))).rejects.toBeInstanceOf(CopyRefusedError)
  })
})

describe('over plain http, where there is no clipboard', () => {
  let selected: string[] = []

  /** jsdom has no such command. */
  function answerCopying(copies: () => boolean): void {
    Object.defineProperty(document, 'execCommand', { value: copies, configurable: true })
  }

  beforeEach(() => {
    selected = []
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(
      // @ts-expect-error -- the type says that every page has one
      undefined,
    )
    answerCopying(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement
      selected.push(value.slice(selectionStart, selectionEnd))
      return true
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand')
    document.body.replaceChildren()
  })

  test.each(['PEONY-7', Promise.resolve('PEONY-7')])('a text is copied as a selection', async (text) => {
    await copyText(text)
    expect(selected).toEqual(['PEONY-7'])
    // Excludes the text area by which antd measures.
    expect(document.querySelector('textarea:not([name="hiddenTextarea"])')).toBeNull()
  })

  test('the selection is within the dialog of the button, which has the focus again afterwards', async () => {
    document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>'
    const button = document.querySelector('button')
    button?.focus()
    answerCopying(() => document.activeElement?.closest('[role="dialog"]') !== null)
    await copyText('PEONY-7')
    expect(button).toHaveFocus()
  })

  test.each([
    () => false,
    () => {
      throw new Error('No such command')
    },
  ])('what the browser refuses in that way as well is reported as refused', async (refusing) => {
    answerCopying(refusing)
    await expect(copyText('PEONY-7')).rejects.toBeInstanceOf(CopyRefusedError)
    // Excludes the text area by which antd measures.
    expect(document.querySelector('textarea:not([name="hiddenTextarea"])')).toBeNull()
  })
})
