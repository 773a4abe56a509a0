import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

afterEach(() => {
  document.body.replaceChildren()
})

function failureOf(query: () => unknown): Error {
  try {
    query()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('The query did not fail')
}

test('a message about a missing element quotes the page, as it is when the message is first read', () => {
  document.body.append('first paragraph')
  const read = failureOf(() => screen.getByText('Seats'))
  expect(read.name).toBe('TestingLibraryElementError')
  expect(read.message).toMatch(
    /^Unable to find an element with the text: Seats\.[^]*<body[^]*first paragraph/,
  )
  const unread = failureOf(() => screen.getByText('Seats'))
  document.body.replaceChildren('second paragraph')
  expect(read.message).toContain('first paragraph')
  expect(unread.message).toContain('second paragraph')
  expect(unread.message).not.toContain('first paragraph')
})

test('a wait that ends without the element quotes the page', async () => {
  document.body.append('first paragraph')
  const failure = await screen.findByText('Seats', {}, { timeout: 60 }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).toHaveProperty(
    'message',
    expect.stringMatching(/^Unable to find an element with the text: Seats\.[^]*<body[^]*first paragraph/),
  )
})
