import { label } from '@console/contracts'
import { mockCall, mockNetworkError, network, Refusal, sampleLabel } from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// The editor is loaded once, before the first test waits for it.
import '../../editor/LabelEditorDialog.tsx'
import { samplePromptLabel } from '../../testing/label.samples.ts'
import { findDialog, openLabels, serveLabels, type LabelServer } from '../../testing/open-labels.ts'

let server: LabelServer
let sent: unknown[]

beforeEach(() => {
  server = serveLabels()
  sent = []
})

afterEach(() => {
  vi.useRealTimers()
})

const row = async (name: RegExp) => screen.findByRole('row', { name })
const button = async (name: string) => screen.findByRole('button', { name })

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

/** Waits for answers without advancing the page's clock, which the libraries' own waits would advance. */
async function untilAnswered(isAnswered: () => boolean): Promise<void> {
  while (!isAnswered()) await act(async () => new Promise((resolve) => setImmediate(resolve)))
}

function answerEnable(answer: 'done' | Refusal): void {
  network.use(
    mockCall(label.enable, ({ body }) => {
      sent.push(body)
      if (answer === 'done') {
        server.labels = server.labels.map((one) =>
          one.id === body.id ? { ...one, enable: body.enable } : one,
        )
        return { enabledAt: null }
      }
      return answer
    }),
  )
}

function answerDelete(answer: 'done' | Refusal): void {
  network.use(
    mockCall(label.remove, ({ body }) => {
      sent.push(body)
      if (answer === 'done') server.labels = server.labels.filter(({ id }) => id !== body.id)
      return answer === 'done' ? null : answer
    }),
  )
}

describe('enable and disable', () => {
  test.each([
    ['Disable Cancellation handled badly', { id: 41, enable: 0 }, 'Enable Cancellation handled badly'],
    ['Enable Price inquiry', { id: 42, enable: 1 }, 'Disable Price inquiry'],
  ])('%s sends the opposite at once, without a question [LABEL-022, LABEL-023]', async (name, body, then) => {
    answerEnable('done')
    const { person, services } = openLabels()
    await person.click(await button(name))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Done'))
    expect(sent).toEqual([body])
    expect(services.confirm).not.toHaveBeenCalled()
    expect(await button(then)).toBeVisible()
  })

  test.each([
    ['refused', new Refusal(1500, 'Not now.'), 'The operation failed (Not now.)'],
    ['failed', null, 'The operation failed'],
  ])('that is %s says so, and the row stays as it was [LABEL-024]', async (_, refusal, text) => {
    if (refusal === null) network.use(mockNetworkError(label.enable))
    else answerEnable(refusal)
    const { person, services } = openLabels()
    await person.click(await button('Disable Cancellation handled badly'))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith(text))
    await waitFor(() => expect(server.queries).toHaveLength(2))
    expect(await button('Disable Cancellation handled badly')).toBeVisible()
    expect(services.toast.success).not.toHaveBeenCalled()
  })

  test('a second click while the row is busy sends nothing', async () => {
    const second = Promise.withResolvers<undefined>()
    network.use(
      mockCall(label.enable, async ({ body }) => {
        sent.push(body)
        await second.promise
        return { enabledAt: null }
      }),
    )
    const { person, services } = openLabels()
    const disable = await button('Disable Cancellation handled badly')
    await person.click(disable)
    await person.click(disable)
    second.resolve(undefined)
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledTimes(1))
    expect(sent).toHaveLength(1)
  })
})

describe('the reload', () => {
  test.each([
    ['an enable', 'Disable Cancellation handled badly', 'done'],
    ['a refused enable', 'Disable Cancellation handled badly', 'refused'],
    ['a delete', 'Delete Cancellation handled badly', 'done'],
    ['a refused delete', 'Delete Cancellation handled badly', 'refused'],
  ] as const)(
    'after %s comes 500 ms after the answer, once, with filters, order and page [LABEL-025]',
    async (_, name, outcome) => {
      const answer = outcome === 'done' ? 'done' : new Refusal(1500, 'Not now.')
      answerEnable(answer)
      answerDelete(answer)
      const { services } = openLabels('?search=c&order=updatedAscending&page=2')
      const clicked = await button(name)
      const before = server.addresses.at(-1)
      expect(before).toBe('?name=c&orderBy=2&pageIndex=2&pageSize=10&tenantId=3')
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      fireEvent.click(clicked)
      const toast = outcome === 'done' ? services.toast.success : services.toast.error
      await untilAnswered(() => vi.mocked(toast).mock.calls.length > 0)
      await pass(499)
      expect(server.addresses).toHaveLength(1)
      await pass(1)
      await untilAnswered(() => server.addresses.length > 1)
      expect(server.addresses.at(-1)).toBe(before)
      await pass(5000)
      expect(server.addresses).toHaveLength(2)
    },
  )
})

describe('delete', () => {
  test('needs a confirmation that names the label, and sends nothing when cancelled [LABEL-026]', async () => {
    answerDelete('done')
    const { person, services } = openLabels()
    services.confirm.mockResolvedValueOnce(false)
    await person.click(await button('Delete Cancellation handled badly'))
    await waitFor(() => expect(services.confirm).toHaveBeenCalledTimes(1))
    expect(services.confirm.mock.calls[0]?.[0]).toMatchObject({
      title: 'Delete this label?',
      okText: 'Delete',
      isDestructive: true,
      content: 'Cancellation handled badly finds nothing more. Its hits and its name stay in statistics.',
    })
    expect(sent).toEqual([])
    expect(await row(/Cancellation/)).toBeVisible()
    expect(server.queries).toHaveLength(1)
  })

  test('confirmed it sends the id and says that it is done [LABEL-027, LABEL-028]', async () => {
    answerDelete('done')
    const { person, services } = openLabels()
    await person.click(await button('Delete Cancellation handled badly'))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Deleted successfully'))
    expect(sent).toEqual([{ id: 41 }])
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cancellation/ })).toBeNull())
    expect(await row(/Price inquiry/)).toBeVisible()
  })

  test('refused it says so, and the label is still there after the reload [LABEL-029]', async () => {
    answerDelete(new Refusal(1500, 'Not now.'))
    const { person, services } = openLabels()
    await person.click(await button('Delete Cancellation handled badly'))
    await waitFor(() =>
      expect(services.toast.error).toHaveBeenCalledWith(
        'Deletion failed. Please refresh the page and try again (Not now.)',
      ),
    )
    await waitFor(() => expect(server.queries).toHaveLength(2))
    expect(await row(/Cancellation/)).toBeVisible()
  })

  test.each([
    [3, 2, '?page=2'],
    [2, 1, ''],
    [1, 1, ''],
  ])('of the only row of page %i shows page %i [LABEL-030]', async (page, then, search) => {
    server = serveLabels([sampleLabel])
    server.total = (page - 1) * 10 + 1
    answerDelete('done')
    const { person, router } = openLabels(page === 1 ? '' : `?page=${page}`)
    await person.click(await button('Delete Cancellation handled badly'))
    await waitFor(() => expect(server.queries).toHaveLength(2))
    expect(server.queries.at(-1)).toMatchObject({ pageIndex: then })
    expect(router.state.location.search).toBe(search)
  })
})

describe('adding', () => {
  test('offers exactly the two kinds in a small dialog [LABEL-010, LABEL-031]', async () => {
    const { person, router } = openLabels()
    await row(/Cancellation/)
    await person.click(screen.getByRole('button', { name: /New label/ }))
    const dialog = await findDialog('Which kind of label?')
    expect(dialog.style.width).toBe('500px')
    expect(router.state.location.search).toBe('?add=1')
    const kinds = [...dialog.querySelectorAll('.ant-btn strong')].map(({ textContent }) => textContent)
    expect(kinds).toEqual(['Prompt label', 'Rule label'])
  })

  test.each([
    ['Prompt label', '?new=prompt'],
    ['Rule label', '?new=rule'],
  ])(
    'a %s closes it and opens the empty wizard of that kind [LABEL-032, LABEL-033]',
    async (kind, search) => {
      const { person, router } = openLabels('?add=1')
      await findDialog('Which kind of label?')
      await person.click(screen.getByRole('button', { name: new RegExp(kind) }))
      const wizard = await findDialog('New label')
      expect(wizard).toHaveTextContent(kind)
      expect(within(wizard).getByRole('textbox', { name: 'Label name' })).toHaveValue('')
      expect(router.state.location.search).toBe(search)
      expect(screen.queryByText('Which kind of label?')).toBeNull()
    },
  )

  test('closed without a choice opens and sends nothing [LABEL-034]', async () => {
    const { person, router } = openLabels('?add=1')
    await findDialog('Which kind of label?')
    await person.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Which kind of label?')).toBeNull())
    expect(router.state.location.search).toBe('')
    expect(sent).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a label that the list does not show is opened by its address', async () => {
  network.use(mockCall(label.describe, ({ query }) => ({ ...samplePromptLabel, id: query.id })))
  server.labels = []
  openLabels('?edit=77')
  expect(await findDialog('Price inquiry')).toBeVisible()
})

test('an address of a deleted label says that it is not there, and closes to the list', async () => {
  network.use(mockCall(label.describe, new Refusal(404, 'There is no such label.', { status: 404 })))
  const { person, router } = openLabels('?edit=77')
  expect(await screen.findByText('The label could not be loaded')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await row(/Cancellation/)).toBeVisible()
})
