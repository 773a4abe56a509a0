import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patchMovedNodes } from './patch-moved-nodes.ts'

const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype)

beforeEach(patchMovedNodes)
afterEach(() => {
  Object.defineProperties(Node.prototype, { insertBefore, removeChild })
})

function Bill() {
  const [step, setStep] = useState(0)
  return (
    <section aria-label="Bill">
      <button onClick={() => setStep(step + 1)}>Next</button>
      <p data-testid="text">
        {step === 1 && <strong>Draft </strong>}
        {step === 2 ? '' : 'Total: '}
        {step < 2 && '12 '}
        {step === 3 && <em>closed </em>}
        yuan
      </p>
    </section>
  )
}

/** As a translator does: each text is in an element of its own. */
function wrapTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('span')
    text.replaceWith(font)
    font.append(text)
  }
}

const shown = () => screen.getByTestId('text').textContent
const next = async () => {
  await act(async () => screen.getByRole('button').click())
}

test('texts that an extension has wrapped are removed, and others inserted before them, where they are', async () => {
  render(<Bill />)
  wrapTexts(screen.getByRole('region'))
  expect(shown()).toBe('Total: 12 yuan')
  await next()
  expect(shown()).toBe('Draft Total: 12 yuan')
  wrapTexts(screen.getByRole('region'))
  await next()
  expect(shown()).toBe('yuan')
  await next()
  expect(shown()).toBe('Total: closed yuan')
})

test('texts that an extension has replaced leave the page as it is', async () => {
  render(<Bill />)
  for (const text of Array.from(screen.getByTestId('text').childNodes)) {
    const font = document.createElement('span')
    font.textContent = `(${text.textContent})`
    text.replaceWith(font)
  }
  await next()
  await next()
  await next()
  expect(screen.getByText('closed')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument()
})

test('nodes that nobody has moved are inserted and removed as always', () => {
  const parent = document.createElement('ul')
  const [first, second] = [document.createElement('li'), document.createElement('li')]
  expect(parent.insertBefore(second, null)).toBe(second)
  expect(parent.insertBefore(first, second)).toBe(first)
  expect([...parent.children]).toEqual([first, second])
  expect(parent.removeChild(first)).toBe(first)
  expect([...parent.children]).toEqual([second])
  expect(() => parent.insertBefore(parent, null)).toThrow(DOMException)
})
