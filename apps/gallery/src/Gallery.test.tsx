import { fakeDecoder, fakeSounds, preloadCharts, type FakeSounds } from '@console/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { Gallery } from './Gallery.tsx'
import { groups } from './groups.ts'

let sounds: FakeSounds
let errors: MockInstance<typeof console.error>
beforeAll(preloadCharts)
beforeEach(() => {
  fakeDecoder()
  sounds = fakeSounds()
  errors = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  sounds.restore()
  errors.mockRestore()
})

const draw = (language: 'en' | 'zh') => render(<Gallery initial={{ theme: 'light', language }} />)
const stateOf = (name: string) => within(screen.getByRole('group', { name }))

describe.each([
  {
    language: 'en',
    title: 'Components',
    loading: 'SelectField: Loading',
    failed: 'ErrorState: Failed',
    retry: 'Retry',
  },
  {
    language: 'zh',
    title: '组件',
    loading: 'SelectField: 加载中',
    failed: 'ErrorState: 失败',
    retry: '重试',
  },
] as const)('in $language the gallery', ({ language, title, loading, failed, retry }) => {
  test('has a section for each component, with how it is imported, and no error', () => {
    draw(language)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const { name, from } of groups.flatMap(({ examples }) => examples)) {
      const section = screen.getByRole('region', { name })
      expect(section).toHaveAttribute('id', name)
      expect(section).toHaveTextContent(`import { ${name} } from '${from}'`)
    }
    expect(errors).not.toHaveBeenCalled()
  })

  test('shows states in its words', () => {
    draw(language)
    expect(stateOf(loading).getByRole('combobox')).toBeEnabled()
    expect(stateOf(failed).getByRole('button', { name: retry })).toBeVisible()
  })
})

describe('a field of a form', () => {
  beforeEach(() => void draw('en'))

  test('is empty and required, disabled, or wrong with what is wrong', () => {
    const required = stateOf('TextField: Required').getByRole('textbox', { name: 'Name' })
    expect(required).toBeRequired()
    expect(required).toHaveValue('')
    expect(stateOf('TextField: Disabled').getByRole('textbox', { name: 'Name' })).toBeDisabled()
    const wrong = stateOf('TextField: With a problem').getByRole('textbox', { name: 'Name' })
    expect(wrong).toBeInvalid()
    expect(wrong).toHaveAccessibleDescription('This cannot be saved: enter something else.')
  })

  test('takes what somebody else saved', async () => {
    const other = stateOf('TextField: Changed by somebody else')
    await userEvent.click(other.getByRole('button', { name: 'Use this value' }))
    expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Xyz')
  })
})

describe('a list page', () => {
  beforeEach(() => void draw('en'))

  test('has a state for each outcome of its query', () => {
    expect(stateOf('ListPage: Normal').getByRole('table')).toHaveTextContent('Sample one')
    expect(stateOf('ListPage: Loading').getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(stateOf('ListPage: Empty').getByRole('heading', { name: 'No samples yet' })).toBeVisible()
    expect(stateOf('ListPage: Failed').getByRole('alert')).toHaveTextContent('could not be loaded')
    expect(stateOf('ListPage: No permission').getByRole('alert')).toHaveTextContent('do not have access')
  })

  test('filtered to empty loses its filters by Reset, and the address of the gallery stays', async () => {
    const filtered = stateOf('ListPage: Filtered to empty')
    const remove = () => filtered.queryAllByRole('button', { name: /^Remove / })
    await vi.waitFor(() => expect(remove()).toHaveLength(2))
    const [first] = remove()
    if (first !== undefined) await userEvent.click(first)
    await vi.waitFor(() => expect(remove()).toHaveLength(1))
    expect(window.location.search).toBe('')
  })
})

test('a dialog opens with its failure and closes again', async () => {
  draw('en')
  const failed = stateOf('FormDialog: Failed')
  await userEvent.click(failed.getByRole('button', { name: 'Open' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('A sample dialog')).toBeVisible()
  expect(dialog.getByText(/The server did not answer in time\. Your input is preserved\./)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the list of components is narrowed by a part of a name, and says where there is none', async () => {
  draw('en')
  const list = within(screen.getByRole('navigation', { name: 'List of components' }))
  const search = list.getByRole('textbox', { name: 'Find a component' })
  await userEvent.type(search, 'chart')
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'LineChart',
    'BarChart',
    'PieChart',
    'RankChart',
  ])
  expect(list.getByRole('link', { name: 'PieChart' })).toHaveAttribute('href', '#PieChart')
  await userEvent.type(search, 'x')
  expect(list.getByText('No component has this name.')).toBeVisible()
})

test('theme and language are changed for the whole page, and are in the address', async () => {
  draw('en')
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  await vi.waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  await userEvent.click(screen.getByRole('radio', { name: 'Chinese' }))
  expect(await screen.findByRole('heading', { level: 1, name: '组件' })).toBeVisible()
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(document.title).toBe('组件')
  expect(window.location.search).toBe('?theme=dark&language=zh')
})
