import { File as NodeFile } from 'node:buffer'
import { appVersion } from '@console/contracts'
import { mockCall, network, Refusal } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openVersions, serveVersions } from '../testing/open-versions.ts'
import { draftVersion, releasedVersion, sampleAdoption } from '../testing/version.samples.ts'

beforeAll(async () => {
  await import('@console/ui/markdown')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Person = ReturnType<typeof openVersions>['person']

async function openDialog(action: string) {
  const view = openVersions()
  fireEvent.click(
    action === 'New version' ? await screen.findByText(action) : await screen.findByLabelText(action),
  )
  return { ...view, dialog: await screen.findByRole('dialog') }
}

async function choose(person: Person, field: string, option: string) {
  await person.click(screen.getByLabelText(field))
  const options = screen
    .getAllByTitle(option)
    .filter((element) => element.classList.contains('ant-select-item-option'))
  const last = options.at(-1)
  if (last === undefined) throw new Error(`there is no option ${option}`)
  fireEvent.click(last)
}

const type = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } })
const save = () => fireEvent.click(screen.getByText('Save'))

describe('a new version', () => {
  test('has nothing chosen, and each mandatory field blocks the save [VER-005..007]', async () => {
    const server = serveVersions()
    const { dialog } = await openDialog('New version')
    expect(within(dialog).getByLabelText('Version')).toHaveValue('')
    for (const wrong of ['1.2', '01.2.3', '1.2.3.4', 'v1.2.3']) {
      type('Version', wrong)
      save()
      expect(screen.getByText('Use three numbers such as 1.2.3')).toBeInTheDocument()
    }
    expect(within(dialog).getAllByText('Required')).toHaveLength(3)
    expect(within(dialog).getByText('Required, at most 5000 characters')).toBeInTheDocument()
    for (const right of ['1.2.3', '0.10.0']) {
      type('Version', right)
      save()
      expect(screen.queryByText('Use three numbers such as 1.2.3')).toBeNull()
    }
    expect(server.sent).toEqual([])
  })

  test('the forced mode fixes the scope, the optional one empties it, and all has no percentage [VER-009, VER-010, VER-012, VER-013, VER-014]', async () => {
    const server = serveVersions()
    const { person, services } = await openDialog('New version')
    const scope = () => screen.getByLabelText('Scope').closest('.ant-select')
    await choose(person, 'Update mode', 'Forced')
    expect(scope()).toHaveTextContent('All users')
    await person.click(screen.getByLabelText('Scope'))
    expect(screen.getByTitle('Percentage of users')).toHaveAttribute('aria-disabled', 'true')
    await choose(person, 'Update mode', 'Optional')
    expect(scope()).toHaveTextContent('Choose')
    await choose(person, 'Scope', 'Percentage of users')
    type('Version', '3.4.0')
    await choose(person, 'Platform', 'iOS')
    type('Release notes', 'New')
    for (const wrong of ['', '0', '100', '1.5']) {
      type('Rollout (%)', wrong)
      save()
      expect(screen.getByText('A whole number from 1 to 99')).toBeInTheDocument()
    }
    type('Rollout (%)', '5')
    await choose(person, 'Scope', 'All users')
    await choose(person, 'Scope', 'Percentage of users')
    expect(screen.getByLabelText('Rollout (%)')).toHaveValue('')
    type('Rollout (%)', '5')
    save()
    expect((await screen.findByText('3.4.0')).closest('tr')).toHaveTextContent('To release')
    expect(services.toast.success).toHaveBeenCalledWith('Saved successfully')
    expect(server.sent).toEqual([
      {
        request: 'POST /api/dolphin-ai/app/version/create',
        body: {
          version: '3.4.0',
          platform: 0,
          updateMode: 1,
          updateScope: 1,
          scopeValue: 5,
          description: 'New',
          packageUrl: null,
          packageFid: null,
        },
      },
    ])
  })

  test('a repeated number is refused at its field, with a toast [VER-022]', async () => {
    const server = serveVersions([])
    const { person, services } = await openDialog('New version')
    type('Version', '3.4.0')
    await choose(person, 'Platform', 'iOS')
    await choose(person, 'Update mode', 'Forced')
    type('Release notes', 'New')
    server.refusal = new Refusal(409, 'The platform has this version already.', {
      status: 409,
      detail: { fields: { version: 'Taken.' } },
    })
    save()
    expect(await screen.findByText('Taken.')).toBeInTheDocument()
    expect(services.toast.error).toHaveBeenCalledWith('The platform has this version already.')
    await waitFor(() => expect(server.queries).toHaveLength(2))
  })
})

describe('a stored version', () => {
  test('an edit begins with it, sends it with its id, and previews the notes [VER-005, VER-015]', async () => {
    const server = serveVersions()
    const { person, dialog } = await openDialog('Edit Android 3.3.0')
    expect(within(dialog).getByLabelText('Version')).toHaveValue('3.3.0')
    const views = within(dialog).getByRole('radiogroup', { name: 'Release notes as' })
    expect(views.previousSibling).toHaveTextContent('Release notes')
    await person.click(within(dialog).getByText('Preview'))
    expect(await within(dialog).findByRole('heading', { name: 'Calls' })).toBeInTheDocument()
    expect(within(dialog).queryByRole('textbox', { name: 'Release notes' })).toBeNull()
    // The switch stays the same element, so that a keyboard goes on from it.
    expect(views).toBeInTheDocument()
    await person.click(within(dialog).getByText('Write'))
    expect(within(dialog).getByRole('textbox', { name: 'Release notes' })).toBeInTheDocument()
    type('Rollout (%)', '21')
    save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.sent).toEqual([
      {
        request: 'PUT /api/dolphin-ai/app/version/modify',
        body: expect.objectContaining({
          id: 1,
          revision: 4,
          version: '3.3.0',
          platform: 1,
          updateMode: 1,
          updateScope: 1,
          scopeValue: 21,
          description: draftVersion.description,
        }),
      },
    ])
  })

  test('a released one is viewed: filled, read-only, notes rendered, adoption beside it [VER-003, VER-005, VER-017]', async () => {
    const server = serveVersions()
    const notCounted = { withoutKey: 0, unknownVersion: 1, tooMany: 1200 }
    server.adoption = {
      ...sampleAdoption,
      notCounted,
      stall: { share: 9, shareBefore: 9, rollout: 30, days: 3 },
    }
    const { person, dialog } = await openDialog('View Android 3.2.0')
    expect(within(dialog).getByLabelText('Version')).toBeDisabled()
    expect(within(dialog).getByLabelText('Version')).toHaveValue('3.2.0')
    expect(within(dialog).getByText('Released 2026-11-21 07:30:00 (UTC+8) by Mara Lindt')).toBeInTheDocument()
    const notes = within(dialog).getByRole('region', { name: 'Release notes' })
    expect(await within(notes).findByRole('listitem')).toHaveTextContent('one tap <b>x</b>')
    expect(screen.queryByText('Save')).toBeNull()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      '3.2.0 stalls: 9% of the clients have it, not more than 3 days ago, while 30% are offered it.',
    )
    expect(within(dialog).getByText('40 clients reported today, 4 of them on 3.2.0.')).toBeInTheDocument()
    expect(within(dialog).getByRole('note')).toHaveTextContent(
      '1 report is not counted: the version was never released here. 1,200 reports are not counted: too many clients on one day, in all or from one address.',
    )
    expect(within(dialog).getByText('2.5.0.5000: 12 agents')).toBeInTheDocument()
    await person.click(within(dialog).getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the rollout of a released version', () => {
  test('is raised after a confirmation, and no lower value is sent', async () => {
    const server = serveVersions()
    const { services, dialog } = await openDialog('Raise rollout Android 3.2.0')
    expect(dialog).toHaveTextContent('It goes to 30% of the users now.')
    const raise = () => fireEvent.click(within(dialog).getByText('Raise rollout'))
    for (const lower of ['30', '100', '']) {
      type('Rollout (%)', lower)
      raise()
      expect(within(dialog).getByText('A whole number from 31 to 99')).toBeInTheDocument()
    }
    expect(services.confirm).not.toHaveBeenCalled()
    type('Rollout (%)', '31')
    raise()
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved successfully'))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Offer 3.2.0 to 31% of the users?' }),
    )
    expect(server.sent).toEqual([
      {
        request: 'PUT /api/dolphin-ai/app/version/modify',
        body: { id: 2, revision: 4, scopeValue: 31 },
      },
    ])
  })

  test('goes to all users', async () => {
    const server = serveVersions([{ ...releasedVersion, scopeValue: 99 }])
    const { person, dialog } = await openDialog('Raise rollout Android 3.2.0')
    await choose(person, 'Scope', 'All users')
    fireEvent.click(within(dialog).getByText('Raise rollout'))
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent[0]?.body).toEqual({ id: 2, revision: 4, updateScope: 0 })
  })
})

describe('a package', () => {
  test('is uploaded and saved with the version, or refused for its size before it is sent', async () => {
    const PageFile = globalThis.File
    vi.stubGlobal('File', NodeFile)
    const server = serveVersions()
    const file = { fid: '00000000-0000-4000-8000-000000000001', name: 'app.apk', bytes: 2_621_440 }
    network.use(mockCall(appVersion.uploadPackage, file))
    await openDialog('Edit Android 3.3.0')
    const picker = screen.getByLabelText('Package file', { selector: 'input' })
    const large = new PageFile(['x'], 'app.apk')
    Object.defineProperty(large, 'size', { value: 209_715_201 })
    fireEvent.change(picker, { target: { files: [large] } })
    expect(await screen.findByText('A package cannot exceed 200 MB.')).toBeInTheDocument()
    fireEvent.change(picker, { target: { files: [new PageFile(['x'], 'app.apk')] } })
    expect(await screen.findByText('2.5 MB')).toBeInTheDocument()
    expect(screen.queryByLabelText('Address of the package')).toBeNull()
    save()
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent[0]?.body).toMatchObject({ packageFid: file.fid })
  })

  test('has an https address otherwise', async () => {
    const server = serveVersions()
    await openDialog('Edit Android 3.3.0')
    type('Address of the package', 'http://files.example/app.apk')
    save()
    expect(await screen.findByText('An address that begins with https://')).toBeInTheDocument()
    type('Address of the package', 'https://files.example/app.apk')
    save()
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent[0]?.body).toMatchObject({ packageUrl: 'https://files.example/app.apk' })
  })
})
