import { label, METRIC, stat, type DataOf, type ParsedBodyOf, userData } from '@console/contracts'
import {
  mockCall,
  mockPending,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  namedLabel,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
// The tabs are loaded once, before the first test waits for them.
import './modules/ModulesTabContents.tsx'
import './report/ReportTabContents.tsx'
import { statisticsApp } from '../../statistics-app.ts'
import { serveStatistics } from '../../testing/serve-statistics.ts'

const PATH = '/console/database/statistic'
const REPORT = '?tab=report&business=11'

type Config = DataOf<typeof stat.config>
const source = (id: string, enable: boolean, value: number | null = null) => ({ id, enable, value })
const modules: Config['moduleConfigs'] = [
  {
    id: 'validCall',
    enable: true,
    dataSourceConfigs: [source('callDuration', true, 70), source('label', false)],
    version: 3,
  },
  { id: 'price', enable: false, dataSourceConfigs: [source('crm', false), source('label', true)] },
  { id: 'order', enable: false, dataSourceConfigs: [source('crm', false), source('label', false)] },
  { id: 'callback', enable: true, dataSourceConfigs: [source('dialer', true)] },
]

const open = (query = '') => renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}` })

describe('the modules', () => {
  let sent: ParsedBodyOf<typeof stat.saveConfig>[]
  let requested: Record<string, unknown>[]
  let stored: Config
  /** Answer of the server to a change. */
  let answer: () => Refusal | null
  beforeEach(() => {
    serveStatistics()
    sent = []
    requested = []
    stored = { moduleConfigs: modules, changes: [{ id: 'price', source: 'label', since: '20261124' }] }
    answer = () => null
    network.use(
      mockCall(stat.config, ({ query }) => {
        requested.push(query)
        return stored
      }),
      mockCall(stat.saveConfig, ({ body }) => {
        sent.push(body)
        return answer()
      }),
    )
  })

  const card = async (name: string) => within(await screen.findByRole('region', { name }))
  const toggle = async (name: string) => (await card(name)).getByRole('switch', { name: `Show ${name}` })
  const radio = async (name: string, text: RegExp) => (await card(name)).getByRole('radio', { name: text })

  /** Stores a change as the server does. */
  function store(id: string, changes: Partial<Config['moduleConfigs'][number]>): void {
    stored = {
      ...stored,
      moduleConfigs: stored.moduleConfigs.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    }
  }

  test('the page has two tabs, and each module has its switch and its sources, also one with an unknown id [STAT-002, RPT-030..033, RPT-036]', async () => {
    open()
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Modules', 'Report'])
    expect(await toggle('Valid calls')).toBeChecked()
    expect(requested).toEqual([{ tenantId: 3 }])
    const regions = screen.getAllByRole('region')
    const shown = regions.map((region) => [
      within(region).getByRole('heading').textContent,
      within(region).getByRole('switch').getAttribute('aria-checked'),
      ...within(region)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked, disabled }) => `${checked ? 'checked' : 'free'}${disabled ? ', disabled' : ''}`),
    ])
    expect(shown).toEqual([
      ['Valid calls', 'true', 'checked', 'free'],
      ['Quotes', 'false', 'free, disabled', 'checked, disabled'],
      ['Deals', 'false', 'free, disabled', 'free, disabled'],
      ['callback', 'true', 'checked'],
    ])
    expect(await radio('Valid calls', /Call duration: longer than 70 s/)).toBeChecked()
    expect(await radio('callback', /dialer/)).toBeChecked()
    expect(screen.getByText(/for the whole of that day/)).toBeInTheDocument()
    expect((await card('Quotes')).getByText('Quotes: by label since Nov 24, 2026')).toBeInTheDocument()
    expect((await card('Valid calls')).queryByText(/since/)).toBeNull()
  })

  test('a switch is sent at once with the source unchanged, and says that it was stored [RPT-034, RPT-035, RPT-038]', async () => {
    const { person, services } = open()
    answer = () => {
      store('validCall', { enable: false, version: 4 })
      return null
    }
    await person.click(await toggle('Valid calls'))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('update successed'))
    const sources = [
      { id: 'callDuration', enable: true },
      { id: 'label', enable: false },
    ]
    const off = { id: 'validCall', enable: false, dataSourceConfigs: sources }
    expect(sent).toEqual([{ tenantId: 3, moduleConfig: off, version: 3 }])
    expect(await toggle('Valid calls')).not.toBeChecked()
    answer = () => {
      store('validCall', { enable: true })
      return null
    }
    await waitFor(async () => expect(await radio('Valid calls', /Call duration/)).toBeDisabled())
    await person.click(await toggle('Valid calls'))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ tenantId: 3, moduleConfig: { ...off, enable: true }, version: 4 })
    await waitFor(async () => expect(await toggle('Valid calls')).toBeChecked())
    expect(await radio('Valid calls', /Call duration/)).toBeChecked()
  })

  test('another source is sent with its module on and the others off, and without a source the first one is used [RPT-037]', async () => {
    const { person } = open()
    answer = () => {
      store('validCall', { dataSourceConfigs: [source('callDuration', false, 70), source('label', true)] })
      return null
    }
    await person.click(await radio('Valid calls', /any label/))
    await waitFor(async () => expect(await radio('Valid calls', /any label/)).toBeChecked())
    expect(sent[0]?.moduleConfig).toEqual({
      id: 'validCall',
      enable: true,
      dataSourceConfigs: [
        { id: 'callDuration', enable: false },
        { id: 'label', enable: true },
      ],
    })
    await person.click(await toggle('Deals'))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({
      tenantId: 3,
      moduleConfig: {
        id: 'order',
        enable: true,
        dataSourceConfigs: [
          { id: 'crm', enable: true },
          { id: 'label', enable: false },
        ],
      },
    })
  })

  test.each([0, 500])(
    'an answer with code %i fails, and what is stored is shown again [RPT-039]',
    async (code) => {
      const { person, services } = open()
      answer = () => new Refusal(code, 'no')
      await person.click(await radio('Valid calls', /any label/))
      await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('update failed'))
      await waitFor(async () => expect(await radio('Valid calls', /Call duration/)).toBeChecked())
      await person.click(await toggle('Valid calls'))
      await waitFor(() => expect(services.toast.error).toHaveBeenCalledTimes(2))
      await waitFor(async () => expect(await toggle('Valid calls')).toBeChecked())
      expect(services.toast.success).not.toHaveBeenCalled()
    },
  )

  test('what somebody else changed meanwhile is said and shown', async () => {
    const { person, services } = open()
    network.use(mockStatus(stat.saveConfig, 409))
    store('validCall', { enable: true, version: 4 })
    await person.click(await toggle('Valid calls'))
    await waitFor(() =>
      expect(services.toast.warning).toHaveBeenCalledWith(expect.stringMatching(/Somebody else/)),
    )
    expect(services.toast.error).toHaveBeenCalledWith('update failed')
  })

  test('a change shows on a page of statistics when it is opened next, without a new sign-in [RPT-040]', async () => {
    const { person, router } = open()
    answer = () => {
      store('validCall', { enable: false })
      return null
    }
    await person.click(await toggle('Valid calls'))
    await waitFor(() => expect(requested).toHaveLength(2))
    await router.navigate('/console/statistic/overview?from=2026-11-20&to=2026-11-20')
    expect(await screen.findByText('48,216')).toBeInTheDocument()
    expect(screen.queryByText('12,844')).toBeNull()
  })

  test('have states for loading, for a failure with Retry and for a missing permission', async () => {
    network.use(mockPending(stat.config))
    const first = open()
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument())
    first.unmount()
    network.use(mockStatus(stat.config, 500))
    const failed = open()
    await screen.findByText('The statistics setup could not be loaded')
    network.use(mockCall(stat.config, stored))
    await failed.person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await toggle('Valid calls')).toBeInTheDocument()
    failed.unmount()
    network.use(mockStatus(stat.config, 403))
    open()
    expect(await screen.findByText(/Statistics setup/)).toBeInTheDocument()
  })
})

describe('the report', () => {
  type Data = DataOf<typeof userData.config>
  type Sent = ParsedBodyOf<typeof userData.saveConfig>
  const figure = (id: number, name: string, status: 0 | 1 = 1): userData.DataSource => ({
    id,
    name,
    status,
    labelId: null,
    labelName: '',
    type: 'platformData',
    bizTypeId: 11,
  })
  const tag = (labelId: number, name: string, status: 0 | 1 = 1): userData.DataSource => ({
    ...figure(10_000_000 + labelId, name, status),
    labelId,
    labelName: name,
    type: 'labelData',
  })
  const calls = figure(METRIC.calls, 'Outbound calls')
  const orders = figure(METRIC.orders, 'Orders', 0)
  const complaint = tag(5, 'Complaint')
  const praise = tag(6, 'Praise')
  const rule = { id: 31, checkId: 21, sourceId: calls.id, logic: '<' as const, threshold: 1200 }
  const few: userData.CheckConfig = {
    id: 21,
    name: 'Few calls',
    tips: 'Plan the day together',
    status: 1,
    sourceRel: [rule, { ...rule, id: 32, sourceId: complaint.id, logic: '>=', threshold: 3 }],
  }
  const quiet: userData.CheckConfig = {
    ...few,
    id: 22,
    name: 'Quiet',
    status: 0,
    sourceRel: [{ ...rule, id: 33, checkId: 22 }],
  }

  let data: Data
  let sent: Sent[]
  let requested: { call: string; input: unknown }[]
  beforeEach(() => {
    serveStatistics()
    window.sessionStorage.clear()
    sent = []
    requested = []
    data = {
      userDataConfig: { sources: [calls, orders, complaint, praise], checkConfigs: [few, quiet] },
      version: 7,
    }
    network.use(
      mockCall(stat.config, { moduleConfigs: modules }),
      mockCall(userData.config, ({ query }) => {
        requested.push({ call: 'userData', input: query })
        return data
      }),
      mockCall(userData.saveConfig, ({ body }) => {
        sent.push(body)
        return { version: 8 }
      }),
      mockCall(label.query, ({ query }) => {
        requested.push({ call: 'labels', input: query })
        return { smartLabels: [], totalCnt: 0 }
      }),
      mockCall(label.tagList, []),
    )
  })

  const box = (name: string) => screen.findByRole('checkbox', { name })
  // While it is sent the icon names the button too.
  const save = () => screen.getByRole('button', { name: /Save$/ })

  test('is of one business at a time and loads its data, with both kinds of sources apart and active ones selected [RPT-041, RPT-042, RPT-044, LABEL-020]', async () => {
    const { person, router, unmount } = renderSubAppPage({
      app: statisticsApp,
      path: `${PATH}?tab=report`,
      user: { businessTypes: [] },
    })
    await screen.findByText('Choose a business')
    expect(requested).toEqual([])
    await person.click(screen.getByRole('combobox', { name: 'Business' }))
    await person.click(await screen.findByTitle('Winter renewals'))
    const figures = await screen.findByRole('group', { name: 'Platform figures' })
    expect(router.state.location.search).toBe(REPORT)
    const states = (group: HTMLElement) =>
      within(group)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked)
    expect(states(figures)).toEqual([true, false])
    expect(states(screen.getByRole('group', { name: 'Labels' }))).toEqual([true, true])
    expect(requested).toEqual([
      { call: 'userData', input: { bizTypeId: 11 } },
      {
        call: 'labels',
        input: expect.objectContaining({ bizTypeId: 11, tenantId: 3, pageIndex: 1, pageSize: 200 }),
      },
    ])
    expect(screen.getByText('Outbound calls < 1,200 and Complaint >= 3')).toBeInTheDocument()
    unmount()
  })

  test('is of the business in the header where the address names none', async () => {
    open('?tab=report')
    await screen.findByRole('group', { name: 'Platform figures' })
    expect(requested[0]).toEqual({ call: 'userData', input: { bizTypeId: 11 } })
    expect(within(screen.getByRole('tabpanel')).getByText('Winter renewals')).toBeInTheDocument()
  })

  test('a source that nothing compares is deselected in the draft and saved with everything else [RPT-044, RPT-045, RPT-049]', async () => {
    const { person, services } = open(REPORT)
    await person.click(await box('Praise'))
    expect(await box('Praise')).not.toBeChecked()
    expect(sent).toEqual([])
    data = {
      userDataConfig: {
        sources: [calls, orders, complaint, tag(6, 'Praise', 0)],
        checkConfigs: [few, quiet],
      },
      version: 8,
    }
    await person.click(save())
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('update successed'))
    expect(sent).toEqual([
      {
        bizTypeid: 11,
        tenantId: 3,
        version: 7,
        userDataConfig: {
          sources: [calls, orders, complaint, { ...praise, status: 0 }],
          checkConfigs: [few, quiet],
        },
      },
    ])
    await waitFor(() => expect(save()).toBeDisabled())
    expect(await box('Praise')).not.toBeChecked()
  })

  test('sources that suggestions compare cannot be saved deselected: each is named for five seconds, nothing is sent [RPT-046, RPT-047]', async () => {
    const { person, services } = open(REPORT)
    await person.click(await box('Complaint'))
    await person.click(await box('Outbound calls'))
    await person.click(save())
    expect(services.toast.warning).toHaveBeenCalledWith(
      'Sources in use by suggestions cannot be deselected: Outbound calls, Complaint',
      { seconds: 5 },
    )
    expect(sent).toEqual([])
    expect(save()).toBeEnabled()
  })

  test('a label is added once, and can be deleted unless a suggestion compares it [RPT-048, TWIN-011]', async () => {
    network.use(
      mockCall(label.query, {
        smartLabels: [namedLabel(5, 'Complaint'), namedLabel(9, 'Refund')],
        totalCnt: 2,
      }),
    )
    const { person, services } = open(REPORT)
    await person.click(await screen.findByRole('button', { name: 'Delete Complaint' }))
    expect(services.toast.warning).toHaveBeenCalledWith('Delete the suggestion that uses this data first')
    expect(await box('Complaint')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Delete Praise' }))
    expect(screen.queryByRole('checkbox', { name: 'Praise' })).toBeNull()
    await person.click(screen.getByRole('combobox', { name: 'Add a label' }))
    await person.click(await screen.findByTitle('Refund'))
    expect(await box('Refund')).toBeChecked()
    await person.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.userDataConfig.sources.slice(2)).toEqual([
      complaint,
      { id: 0, name: 'Refund', status: 1, labelId: 9, labelName: 'Refund', type: 'labelData', bizTypeId: 11 },
    ])
  })

  test('names labels as they are called now, by the list of smart tags where they are not among the offered ones [QUAL-029]', async () => {
    const tagLists: unknown[] = []
    network.use(
      mockCall(label.query, { smartLabels: [namedLabel(5, 'Grievance')], totalCnt: 201 }),
      mockCall(label.tagList, ({ query }) => {
        tagLists.push(query)
        return [{ id: 6, name: 'Compliment' }]
      }),
    )
    data = {
      ...data,
      userDataConfig: {
        ...data.userDataConfig,
        sources: [calls, orders, complaint, praise, tag(7, 'Of before')],
      },
    }
    open(REPORT)
    expect(await box('Compliment')).toBeChecked()
    expect(tagLists).toEqual([{ bizTypeId: 11 }])
    const group = screen.getByRole('group', { name: 'Labels' })
    expect(
      within(group)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Grievance', 'Compliment', 'Of before'])
    expect(screen.getByRole('button', { name: 'Delete Compliment' })).toBeInTheDocument()
  })

  test('Disable and Enable switch the status, with everything that is stored [RPT-051]', async () => {
    const { person } = open(REPORT)
    await person.click(await screen.findByRole('button', { name: 'Disable Few calls' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enable Quiet' })).toBeEnabled())
    await person.click(screen.getByRole('button', { name: 'Enable Quiet' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ userDataConfig }) => userDataConfig.checkConfigs.map(({ status }) => status))).toEqual(
      [
        [0, 0],
        [1, 1],
      ],
    )
    expect(sent[0]?.userDataConfig.sources).toEqual(data.userDataConfig.sources)
  })

  test('a suggestion is deleted after a question', async () => {
    const { person, services } = open(REPORT)
    await person.click(await screen.findByRole('button', { name: 'Delete Few calls' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete the suggestion Few calls?', isDestructive: true }),
    )
    expect(sent[0]?.userDataConfig.checkConfigs).toEqual([quiet])
  })

  test('the form refuses missing values, also of a rule, and offers six logics, the selected sources and numbers only [RPT-052..059]', async () => {
    const { person, services } = open(REPORT)
    await person.click(await screen.findByRole('button', { name: 'New suggestion' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/compare the data of the last 7 days.*in seconds/)).toBeInTheDocument()
    const submit = dialog.getByText('Save')
    await person.click(submit)
    const problems = ['Enter a name', 'Enter the tips', 'Choose a source', 'Choose', 'Enter a number']
    for (const problem of problems) expect(await dialog.findByText(problem)).toBeInTheDocument()
    await person.click(dialog.getByLabelText('Delete rule 1'))
    await person.click(submit)
    expect(await dialog.findByText('Add at least one rule')).toBeInTheDocument()

    await person.click(dialog.getByLabelText(/^Name/))
    await person.paste('Many calls')
    await person.click(dialog.getByLabelText(/^Tips/))
    await person.paste('Slow down')
    await person.click(dialog.getByText('Add a rule'))
    const options = async (name: string) => {
      await person.click(await dialog.findByLabelText(name))
      const opened = [...document.querySelectorAll('.ant-select-dropdown')].at(-1)
      const listed = opened?.querySelectorAll('.ant-select-item') ?? []
      return [...listed].map((option) => option.textContent)
    }
    expect(await options('Source')).toEqual(['Outbound calls', 'Complaint', 'Praise'])
    await person.click(await screen.findByTitle('Praise'))
    expect(await options('Logic')).toEqual(['>', '<', '=', '!=', '>=', '<='])
    await person.click(await screen.findByTitle('!='))
    const threshold = dialog.getByLabelText('Threshold')
    await person.type(threshold, 'x')
    await person.click(submit)
    expect(await dialog.findByText('Enter a number')).toBeInTheDocument()
    expect(sent).toEqual([])
    await person.clear(threshold)
    await person.type(threshold, '2.5')
    await person.click(submit)
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('update successed'))
    expect(sent[0]?.userDataConfig.checkConfigs).toEqual([
      few,
      quiet,
      {
        id: 0,
        name: 'Many calls',
        tips: 'Slow down',
        status: 1,
        sourceRel: [{ id: 0, checkId: 0, sourceId: praise.id, logic: '!=', threshold: 2.5 }],
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }, 60_000)

  test('an edited suggestion is saved with its ids, and what was typed survives a failure and a reload', async () => {
    network.use(mockCall(userData.saveConfig, new Refusal(1921, 'no')))
    const { person, services, unmount, router } = open(REPORT)
    await person.click(await screen.findByRole('button', { name: 'Edit Few calls' }))
    expect(router.state.location.search).toBe(`${REPORT}&suggestion=21`)
    const name = await screen.findByLabelText(/^Name/)
    await person.click(name)
    await person.paste(' today')
    await person.click(within(screen.getByRole('dialog')).getByText('Save'))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('update failed'))
    expect(name).toHaveValue('Few calls today')
    unmount()
    network.use(
      mockCall(userData.saveConfig, ({ body }) => {
        sent.push(body)
        return { version: 8 }
      }),
    )
    const again = open(`${REPORT}&suggestion=21`)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Few calls today')
    await again.person.click(within(screen.getByRole('dialog')).getByText('Save'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.userDataConfig.checkConfigs[0]).toEqual({ ...few, name: 'Few calls today' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
