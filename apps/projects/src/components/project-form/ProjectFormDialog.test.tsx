import { businessReference, project, PROJECT_REFUSALS, type projectEntity } from '@console/contracts'
import { mockCall, mockNetworkError, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import { sampleProject } from '../../queries/projects.samples.ts'

const PATH = '/console/project/index'
const LOWERED = 'Manpower needs can only be increased'

let present: projectEntity.ProjectRow
let sent: unknown[]
let requests: { list: number; overview: number }

beforeEach(() => {
  present = sampleProject
  sent = []
  requests = { list: 0, overview: 0 }
  network.use(
    mockCall(project.list, () => {
      requests.list += 1
      return { records: [present], total: 1, totalIsCapped: false }
    }),
    mockCall(project.overview, () => {
      requests.overview += 1
      return { totalCnt: 1, processCnt: 1 }
    }),
    mockCall(project.stat, { total: 1, bizAddition: 0, manpowerChange: 0, processes: [] }),
    mockCall(businessReference.industryAll, [
      { id: 1, name: 'Insurance' },
      { id: 2, name: 'Banking' },
    ]),
    mockCall(project.create, ({ body }) => {
      sent.push(body)
      return { id: 30, code: 'PRJ-20261122-001' }
    }),
    mockCall(project.update, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
})

async function openForm(query: '?new=1' | '?edit=18', language: 'en' | 'zh' = 'en') {
  const page = renderSubAppPage({ app: projectsApp, path: `${PATH}${query}`, language })
  const box = await screen.findByRole('dialog')
  const field = (name: string) => within(box).getByRole('textbox', { name })
  const choose = async (name: string, option: string) => {
    await page.person.click(within(box).getByRole('combobox', { name }))
    await page.person.click(await screen.findByTitle(option))
  }
  const retype = async (name: string, text: string) => {
    await page.person.clear(field(name))
    if (text !== '') await page.person.type(field(name), text)
  }
  const press = async (name: RegExp) =>
    page.person.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  return { ...page, box, field, choose, retype, press }
}

describe('a new project', () => {
  test('is sent, confirmed, and shown by list and overview [PROJ-009] [PROJ-013] [PROJ-015] [PROJ-Q4]', async () => {
    const { box, choose, retype, press, router, services } = await openForm('?new=1')
    await waitFor(() => expect(requests).toEqual({ list: 1, overview: 1 }))
    expect(within(box).queryByRole('combobox', { name: 'Status' })).toBeNull()
    await choose('Industry', 'Banking')
    await retype('Name', '  春季 كلام 👩‍👩‍👧‍👦 ')
    await retype('Manpower demand', '0')
    await retype('Description', 'Calls')
    await press(/Create$/)
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('The project 春季 كلام 👩‍👩‍👧‍👦 is created'),
    )
    expect(sent).toEqual([{ industryID: 2, name: '春季 كلام 👩‍👩‍👧‍👦', manpowerDemand: 0, description: 'Calls' }])
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(requests).toEqual({ list: 2, overview: 2 }))
  })

  test('requires industry, name and demand, while the description is optional [PROJ-009] [PROJ-010] [PROJ-011] [PROJ-014]', async () => {
    const { box, press } = await openForm('?new=1')
    await press(/Create$/)
    expect(await within(box).findByText('Choose an industry.')).toBeInTheDocument()
    expect(within(box).getByText('2 to 60 characters, without line breaks.')).toBeInTheDocument()
    expect(within(box).getByText('A whole number from 0 to 100,000.')).toBeInTheDocument()
    expect(within(box).getAllByRole('alert')).toHaveLength(3)
    expect(sent).toEqual([])
  })

  test('shows bounds while typing, and clears them once they are met [PROJ-010] [PROJ-011]', async () => {
    const { box, retype } = await openForm('?new=1')
    await retype('Name', 'a')
    await retype('Manpower demand', '1.5')
    expect(within(box).getAllByRole('alert')).toHaveLength(2)
    await retype('Name', 'ab')
    await retype('Manpower demand', '2')
    expect(within(box).queryByRole('alert')).toBeNull()
  })

  test('shows them in Chinese too [PROJ-009] [PROJ-010] [PROJ-011]', async () => {
    const { box, press } = await openForm('?new=1', 'zh')
    await press(/创建$/)
    expect(await within(box).findByText('请选择行业。')).toBeInTheDocument()
    expect(within(box).getByText('请输入 2 至 60 个字符，不含换行。')).toBeInTheDocument()
    expect(within(box).getByText('请输入 0 到 100,000 之间的整数。')).toBeInTheDocument()
  })

  test('counts the characters of its description as users perceive them [PROJ-014]', async () => {
    const { box, field, person } = await openForm('?new=1')
    expect(within(box).getByText('0 / 2,000')).toBeInTheDocument()
    await person.click(field('Description'))
    await person.paste('ab👩‍👩‍👧‍👦')
    expect(within(box).getByText('3 / 2,000')).toBeInTheDocument()
    await person.paste('字'.repeat(1998))
    expect(within(box).getByText('2,001 / 2,000')).toBeInTheDocument()
    expect(within(box).getByRole('alert')).toHaveTextContent('At most 2,000 characters.')
  })

  test('that is refused stays in the form, with the server’s message there and in a toast [PROJ-017]', async () => {
    network.use(
      mockCall(project.create, new Refusal(PROJECT_REFUSALS.unknownIndustry, 'This industry is gone.')),
    )
    const { box, choose, field, retype, press, services } = await openForm('?new=1')
    await choose('Industry', 'Banking')
    await retype('Name', 'Spring')
    await retype('Manpower demand', '5')
    await press(/Create$/)
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('This industry is gone.'))
    expect(within(box).getByRole('alert')).toHaveTextContent(
      'This industry is gone. Your input is preserved.',
    )
    expect(field('Name')).toHaveValue('Spring')
    expect(services.toast.success).not.toHaveBeenCalled()
  })

  test('survives a reload', async () => {
    const { retype, unmount } = await openForm('?new=1')
    await retype('Name', 'Half a thought')
    unmount()
    const { box, field } = await openForm('?new=1')
    expect(field('Name')).toHaveValue('Half a thought')
    expect(box).toHaveTextContent(/What you typed at .* is back/)
  })

  test('is restored after Escape and after its cross, and deleted by Cancel', async () => {
    const { person, retype, press, router } = await openForm('?new=1')
    const box = () => screen.findByRole('dialog')
    const openAgain = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(router.state.location.search).toBe('')
      await person.click(screen.getByRole('button', { name: 'New project' }))
    }
    await retype('Name', 'Half a thought')
    await person.keyboard('{Escape}')
    await openAgain()
    expect(within(await box()).getByRole('textbox', { name: 'Name' })).toHaveValue('Half a thought')
    await press(/^Close$/)
    await openAgain()
    expect(await box()).toHaveTextContent(/What you typed at .* is back/)
    await press(/Cancel$/)
    await openAgain()
    expect(within(await box()).getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  test('is not reopened by Back after it was closed', async () => {
    const { person, router } = renderSubAppPage({ app: projectsApp, path: PATH })
    await person.click(await screen.findByRole('button', { name: 'New project' }))
    const box = await screen.findByRole('dialog')
    expect(router.state.location.search).toBe('?new=1')
    await person.click(within(box).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await router.navigate(-1)
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('offers to reload the industries when they could not be loaded [PROJ-009]', async () => {
    network.use(mockNetworkError(businessReference.industryAll))
    const { box, choose, press } = await openForm('?new=1')
    expect(await within(box).findByText('The industries could not be loaded.')).toBeInTheDocument()
    network.use(mockCall(businessReference.industryAll, [{ id: 2, name: 'Banking' }]))
    await press(/Retry$/)
    await waitFor(() => expect(box).not.toHaveTextContent('could not be loaded'))
    await choose('Industry', 'Banking')
    expect(box).toHaveTextContent('Banking')
  })
})

describe('an existing project', () => {
  test('is sent with its id and status, any status after any other [PROJ-013] [PROJ-016] [PROJ-Q1] [PROJ-Q4] [PROJ-Q5]', async () => {
    present = { ...sampleProject, status: 'ceased' }
    const { choose, retype, press, router, services } = await openForm('?edit=18')
    await choose('Status', 'Suspended')
    await retype('Manpower demand', '241')
    await press(/Save$/)
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('The project Spring card activation is saved'),
    )
    const { id, industryID, name, description, version } = present
    expect(sent).toEqual([
      { id, industryID, name, description, version, manpowerDemand: 241, status: 'suspended' },
    ])
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(requests).toEqual({ list: 2, overview: 2 }))
  })

  test('cannot lower its demand: nothing is sent, and the field shows why [PROJ-012] [PROJ-Q17]', async () => {
    const { box, retype, press } = await openForm('?edit=18')
    await retype('Manpower demand', '239')
    expect(within(box).getByRole('alert')).toHaveTextContent(LOWERED)
    await press(/Save$/)
    await retype('Manpower demand', '240')
    expect(within(box).queryByRole('alert')).toBeNull()
    expect(sent).toEqual([])
    await press(/Save$/)
    await waitFor(() => expect(sent).toMatchObject([{ manpowerDemand: 240 }]))
  })

  test('shows it in Chinese too [PROJ-012] [PROJ-Q17]', async () => {
    const { box, retype } = await openForm('?edit=18', 'zh')
    await retype('人力需求', '1')
    expect(within(box).getByRole('alert')).toHaveTextContent('人力需求只能增加')
  })

  test('that has ceased must be resumed before other changes: nothing is sent, and the status field shows why', async () => {
    present = { ...sampleProject, status: 'ceased' }
    const { box, choose, retype, press } = await openForm('?edit=18')
    await retype('Manpower demand', '241')
    const reason = 'The project has ceased. Choose another status to change anything else.'
    expect(within(box).getByRole('alert')).toHaveTextContent(reason)
    await press(/Save$/)
    await choose('Status', 'Normal')
    expect(within(box).queryByRole('alert')).toBeNull()
    expect(sent).toEqual([])
    await press(/Save$/)
    await waitFor(() => expect(sent).toMatchObject([{ manpowerDemand: 241, status: 'normal' }]))
  })

  test('that has ceased shows it in Chinese too', async () => {
    present = { ...sampleProject, status: 'ceased' }
    const { box, retype } = await openForm('?edit=18', 'zh')
    await retype('人力需求', '241')
    expect(within(box).getByRole('alert')).toHaveTextContent('项目已终止，更改状态后才能修改其他内容。')
  })

  test('that the server refuses stays in the form [PROJ-017]', async () => {
    network.use(mockCall(project.update, new Refusal(PROJECT_REFUSALS.needLowered, 'It needs 300 by now.')))
    const { field, retype, press, services } = await openForm('?edit=18')
    await retype('Name', 'Autumn')
    await press(/Save$/)
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('It needs 300 by now.'))
    expect(field('Name')).toHaveValue('Autumn')
  })

  test('that somebody else changed lets the user choose, and loses nothing', async () => {
    network.use(
      mockCall(project.update, ({ body }) => {
        sent.push(body)
        if (body.version === 5) return null
        present = { ...sampleProject, name: 'Theirs', version: 5 }
        return new Refusal(409, 'Changed.', { status: 409 })
      }),
    )
    const { field, retype, press, services } = await openForm('?edit=18')
    await retype('Name', 'Mine')
    await press(/Save$/)
    await screen.findByText('Somebody changed this meanwhile.')
    await press(/Keep my changes/)
    expect(field('Name')).toHaveValue('Mine')
    await press(/Save$/)
    await waitFor(() => expect(services.toast.success).toHaveBeenCalled())
    expect(sent.at(-1)).toMatchObject({ name: 'Mine', version: 5 })
  })

  test('that somebody else changed in other fields merges both changes when the user continues', async () => {
    const theirs = { manpowerDemand: 300, description: 'Theirs', status: 'suspended' as const, version: 5 }
    network.use(
      mockCall(project.update, ({ body }) => {
        sent.push(body)
        if (body.version === 5) return null
        present = { ...sampleProject, ...theirs }
        return new Refusal(409, 'Changed.', { status: 409 })
      }),
    )
    const { box, field, retype, press, services } = await openForm('?edit=18')
    await retype('Name', 'Mine')
    await retype('Description', 'Mine too')
    await press(/Save$/)
    await screen.findByText('Somebody changed this meanwhile.')
    await press(/Keep my changes/)
    expect(field('Manpower demand')).toHaveValue('300')
    expect(within(box).queryByRole('alert')).toBeNull()
    await press(/Save$/)
    await waitFor(() => expect(services.toast.success).toHaveBeenCalled())
    expect(sent.at(-1)).toMatchObject({ ...theirs, name: 'Mine', description: 'Mine too' })
  })
})
