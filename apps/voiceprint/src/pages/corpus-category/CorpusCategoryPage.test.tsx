import { voiceprint, type ParsedBodyOf } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network, Refusal, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cellTexts, columnHeads, findDialog, openVoiceprint } from '../../testing/open-voiceprint.ts'
import { sampleCategory } from '../../testing/voice.samples.ts'

let categories: voiceprint.Category[]
let count: number | null
/** The addresses of the list as they were requested. */
let requests: string[]
let added: ParsedBodyOf<typeof voiceprint.addCategory>[]
let renamed: ParsedBodyOf<typeof voiceprint.renameCategory>[]
let removed: number[]

beforeEach(() => {
  categories = [sampleCategory, { ...sampleCategory, id: 8, catalogName: 'Night shift', createAt: 0 }]
  count = null
  requests = []
  added = []
  renamed = []
  removed = []
  network.use(
    mockCall(voiceprint.categories, ({ query, request }) => {
      requests.push(new URL(request.url).search)
      const found = categories.filter(({ catalogName }) => catalogName.includes(query.name ?? ''))
      return { list: found, count: count ?? found.length }
    }),
    mockCall(voiceprint.addCategory, ({ body }) => {
      added.push(body)
      const category = { ...sampleCategory, id: 9, catalogName: body.catalogName }
      categories.push(category)
      return category
    }),
    mockCall(voiceprint.renameCategory, ({ body }) => {
      renamed.push(body)
      categories = categories.map((one) => (one.id === body.id ? { ...one, ...body } : one))
      return { ...sampleCategory, ...body }
    }),
    mockCall(voiceprint.removeCategory, ({ query }) => {
      removed.push(query.id)
      categories = categories.filter(({ id }) => id !== query.id)
      return null
    }),
  )
})

afterEach(() => {
  setViewportWidth(1440)
})

const open = (query = '', options = {}) => openVoiceprint('corpusCategory', query, options)
const button = async (name: string) => screen.findByRole('button', { name })

describe('the list', () => {
  test('requests the first ten, and pages over the count [VOICE-001, VOICE-014]', async () => {
    count = 31
    const { person, router } = open()
    await screen.findByRole('row', { name: /Day shift/ })
    expect(requests).toEqual(['?pageIndex=1&pageSize=10'])
    expect(screen.getByText('31 categories')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /4/ }))
    await waitFor(() => expect(requests.at(-1)).toBe('?pageIndex=4&pageSize=10'))
    expect(router.state.location.search).toBe('?page=4')
  })

  test('has name, samples, times of the tenant and the actions, with “-” for a missing time [VOICE-015, VOICE-016]', async () => {
    open()
    expect(await cellTexts(/Day shift/)).toEqual([
      'Day shift',
      '12',
      '2026-11-20 14:30:00',
      '2026-11-20 15:30:00',
      'RenameDelete',
    ])
    expect(columnHeads()).toEqual(['Category name', 'Related corpora', 'Created', 'Updated', 'Actions'])
    expect((await cellTexts(/Night shift/)).slice(2, 3)).toEqual(['-'])
  })

  test('searches by name from page 1 on [VOICE-014]', async () => {
    const { person } = open('?page=2')
    await screen.findByRole('row', { name: /Day shift/ })
    await person.type(screen.getByRole('textbox', { name: 'Category name' }), 'Night')
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests.at(-1)).toBe('?name=Night&pageIndex=1&pageSize=10'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Day shift/ })).not.toBeInTheDocument())
    expect(screen.getByRole('row', { name: /Night shift/ })).toBeVisible()
  })

  test('says that a name is not found, and how many there are without it', async () => {
    open('?search=Nobody')
    expect(await screen.findByText('No category matches')).toBeVisible()
    expect(await screen.findByText('2 records are hidden by these filters.')).toBeVisible()
  })

  test('without rows offers to add one, and has cards on a phone', async () => {
    setViewportWidth(390)
    const phone = open()
    expect(await screen.findByRole('article', { name: 'Day shift' })).toHaveTextContent('12 samples')
    phone.unmount()
    categories = []
    open()
    expect(await screen.findByText('No categories yet')).toBeVisible()
  })

  test('that cannot be loaded is logged without a toast, and can be tried again [VOICE-056]', async () => {
    network.use(mockStatus(voiceprint.categories, 500))
    const { services } = open()
    expect(await screen.findByText('The categories could not be loaded')).toBeVisible()
    expect(services.reportError).toHaveBeenCalledWith(expect.any(Error), 'voiceprint.categories')
    expect(services.toast.error).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: /Retry/ })).toBeEnabled()
    expect(screen.getByRole('textbox', { name: 'Category name' })).toBeEnabled()
  })

  test('is closed to people without the page', async () => {
    network.use(mockStatus(voiceprint.categories, 403))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Corpus categories')
  })
})

describe('adding', () => {
  const add = async (name: string, person: ReturnType<typeof open>['person']) => {
    await person.click((await screen.findAllByRole('button', { name: /New category/ }))[0] ?? document.body)
    const dialog = await findDialog('New category')
    await person.clear(within(dialog).getByLabelText('Category name'))
    if (name !== '') await person.type(within(dialog).getByLabelText('Category name'), name)
    await person.click(within(dialog).getByRole('button', { name: /Add/ }))
    return dialog
  }

  test('sends the trimmed name, says so and loads the list again [VOICE-017, ERR-017]', async () => {
    const { person, services } = open()
    await add('  Weekend ', person)
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Category added'))
    expect(added).toEqual([{ catalogName: 'Weekend' }])
    expect(await screen.findByRole('row', { name: /Weekend/ })).toBeVisible()
  })

  test('more categories than there can be are refused by another reason than the name', async () => {
    network.use(mockCall(voiceprint.addCategory, new Refusal(1811, 'Delete one that is not needed.')))
    const { person } = open()
    const dialog = await add('Weekend', person)
    expect(await within(dialog).findByText('Delete one that is not needed.')).toBeInTheDocument()
    expect(within(dialog).getByRole('textbox')).not.toHaveAccessibleDescription(/already exists/)
    expect(within(dialog).getByRole('textbox')).toHaveValue('Weekend')
  })

  test.each([
    ['en', 'Not added: a category with this name already exists'],
    ['zh', '添加失败，分类名称重复'],
  ] as const)(
    'a name that exists says so in %s, and the list is unchanged [VOICE-018, ERR-017]',
    async (language, text) => {
      network.use(mockCall(voiceprint.addCategory, new Refusal(409, 'The name is taken.', { status: 409 })))
      const { person, services } = open('', { language })
      const word = language === 'en' ? 'New category' : '新建分类'
      await person.click(
        (await screen.findAllByRole('button', { name: new RegExp(word) }))[0] ?? document.body,
      )
      const dialog = await findDialog(word)
      const field = within(dialog).getByRole('textbox')
      await person.type(field, 'Day shift')
      await person.keyboard('{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription(text))
      expect(screen.getAllByRole('row', { name: /Day shift/ })).toHaveLength(1)
      expect(services.toast.success).not.toHaveBeenCalled()
    },
  )

  test('takes 1 to 50 characters', async () => {
    const { person } = open()
    const dialog = await add('', person)
    const field = within(dialog).getByLabelText('Category name')
    expect(field).toHaveAccessibleDescription('Enter a name of 1 to 50 characters')
    await person.click(field)
    await person.paste('x'.repeat(51))
    await person.keyboard('{Enter}')
    expect(field).toBeInvalid()
    expect(added).toEqual([])
    await person.keyboard('{Backspace}{Enter}')
    await waitFor(() => expect(added).toEqual([{ catalogName: 'x'.repeat(50) }]))
  })
})

describe('renaming', () => {
  async function rename(person: ReturnType<typeof open>['person']) {
    await person.click(await button('Rename Day shift'))
    const dialog = await findDialog('Rename category')
    const field = within(dialog).getByLabelText('Category name')
    return { dialog, field }
  }

  test('opens 300 wide with the present name, sends name and id, and the row has the new name [VOICE-019, VOICE-020, ERR-017]', async () => {
    const { person, services } = open()
    const { dialog, field } = await rename(person)
    expect(dialog.style.width).toBe('300px')
    expect(field).toHaveValue('Day shift')
    await person.clear(field)
    await person.type(field, 'Early shift')
    await person.click(within(dialog).getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Category renamed'))
    expect(renamed).toEqual([{ catalogName: 'Early shift', id: 7 }])
    expect(await screen.findByRole('row', { name: /Early shift/ })).toBeVisible()
  })

  test('that fails says so, with the reason, and leaves the row [VOICE-020, ERR-017]', async () => {
    network.use(mockCall(voiceprint.renameCategory, new Refusal(409, 'The name is taken.', { status: 409 })))
    const { person } = open()
    const { field } = await rename(person)
    await person.type(field, ' 2{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^The category could not be renamed/))
    expect(field).toHaveValue('Day shift 2')
    expect(screen.getByRole('row', { name: /Day shift/ })).toBeInTheDocument()
  })
})

describe('deleting', () => {
  test('is confirmed by name, sends the id, says so and loads the list again [VOICE-021, VOICE-022]', async () => {
    const { person, services } = open()
    await person.click(await button('Delete Day shift'))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Deleted successfully'))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Delete this category?',
        content: expect.stringContaining('Day shift'),
      }),
    )
    expect(removed).toEqual([7])
    await waitFor(() => expect(screen.queryByRole('row', { name: /Day shift/ })).not.toBeInTheDocument())
  })

  test('sends nothing when it is cancelled [VOICE-021]', async () => {
    const { person, services } = open()
    services.confirm.mockResolvedValue(false)
    await person.click(await button('Delete Day shift'))
    expect(services.confirm).toHaveBeenCalledTimes(1)
    expect(removed).toEqual([])
    expect(services.toast.success).not.toHaveBeenCalled()
  })

  test.each([
    [
      'refused',
      mockCall(voiceprint.removeCategory, new Refusal(409, 'In use.', { status: 409 })),
      'Deletion failed. Please refresh the page and try again (In use.)',
    ],
    [
      'lost',
      mockNetworkError(voiceprint.removeCategory),
      'Deletion failed. Please refresh the page and try again',
    ],
  ] as const)('that is %s says so, with the reason of the server [VOICE-022]', async (_, handler, text) => {
    network.use(handler)
    const { person, services } = open()
    await person.click(await button('Delete Day shift'))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith(text))
    expect(screen.getByRole('row', { name: /Day shift/ })).toBeVisible()
  })

  test('of the last row of a page shows the page before it', async () => {
    categories = [sampleCategory]
    const { person, router } = open('?page=2')
    await person.click(await button('Delete Day shift'))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})
