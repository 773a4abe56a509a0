import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'
import { lazyPart, type LoadedPart } from './lazy-part.tsx'

const texts = { en: { 'part.text': 'of the part' }, zh: { 'part.text': '部分' } }
const around = { 'subApp.loading': 'Loading' }

let load: ReturnType<typeof vi.fn<() => Promise<LoadedPart<{ name: string }>>>>
let arrive: (part?: LoadedPart<{ name: string }>) => Promise<void>
let fail: (error: Error) => Promise<void>
beforeEach(() => {
  load = vi.fn(() => {
    const { promise, resolve, reject } = Promise.withResolvers<LoadedPart<{ name: string }>>()
    arrive = async (part = { Page: Greeting, texts }) => act(async () => resolve(part))
    fail = async (error) => act(async () => reject(error))
    return promise
  })
})

function Greeting({ name }: { name: string }) {
  return (
    <p>
      {name} <FormattedMessage id="part.text" />
    </p>
  )
}
const Waiting = () => <p>waiting</p>
const within = (children: ReactNode) => (
  <IntlProvider locale="en" messages={around}>
    {children}
  </IntlProvider>
)

test('is asked for when it is first drawn, stands with its texts, and is there at once the next time', async () => {
  const Part = lazyPart(load, Waiting)
  expect(load).not.toHaveBeenCalled()
  const { unmount } = render(within(<Part name="Ada" />))
  expect(screen.getByText('waiting')).toBeVisible()
  await arrive()
  expect(screen.getByText('Ada of the part')).toBeVisible()
  unmount()
  render(within([<Part key="1" name="Bo" />, <Part key="2" name="Cy" />]))
  expect(screen.getByText('Bo of the part')).toBeVisible()
  expect(screen.getByText('Cy of the part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('one that left before it came draws nothing any more', async () => {
  const Part = lazyPart(load)
  const { container, unmount } = render(within(<Part name="Ada" />))
  expect(container).toBeEmptyDOMElement()
  unmount()
  await arrive()
  expect(container).toBeEmptyDOMElement()
})

class Boundary extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null }
  static getDerivedStateFromError(error: Error) {
    return { said: error.message }
  }
  override render() {
    const again = () => this.setState({ said: null })
    return this.state.said === null ? this.props.children : <button onClick={again}>{this.state.said}</button>
  }
}

test('a failed load is thrown to the boundary, and tried anew when that draws the part again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyPart(load, Waiting)
  render(
    within(
      <Boundary>
        <Part name="Ada" />
      </Boundary>,
    ),
  )
  await fail(new Error('gone'))
  act(() => screen.getByRole('button', { name: 'gone' }).click())
  expect(screen.getByText('waiting')).toBeVisible()
  await arrive()
  expect(screen.getByText('Ada of the part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  errors.mockRestore()
})

test('a page asks for what it shows while its code is on the way, not when it is there', async () => {
  const useAhead = vi.fn()
  const pageOf = async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedPart<object>>()
    arrive = async () => act(async () => resolve({ Page: () => <p>the page</p> }))
    return promise
  }
  const Page = lazyPage(pageOf, useAhead)
  const { unmount } = render(within(<Page />))
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(useAhead).toHaveBeenCalled()
  await arrive()
  expect(screen.getByText('the page')).toBeVisible()
  unmount()
  useAhead.mockClear()
  render(within(<Page />))
  expect(screen.getByText('the page')).toBeVisible()
  expect(useAhead).not.toHaveBeenCalled()
})
