import { File as NodeFile } from 'node:buffer'
import { subApp, type DataOf } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network, Refusal, setViewportWidth } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findDialog, findPanel, openApps } from '../../testing/apps-page.ts'
import { sampleApp, sampleApps, sampleCatalogue, sampleVersion } from './apps.samples.ts'
import { texts } from './texts.ts'
// Read before the first test waits for them.
import './AppFormDialogs.tsx'
import './ReleasesTab.tsx'

const { SUB_APP_REFUSALS } = subApp
const COMPANIES = [{ code: 'harbor', name: 'Harbor Services' }]

let present: DataOf<typeof subApp.list>
let versions: subApp.AppVersion[]
let sent: unknown[]

beforeEach(() => {
  sent = []
  present = { apps: sampleApps, mayRegister: false }
  versions = [sampleVersion]
  network.use(
    mockCall(subApp.list, () => present),
    mockCall(subApp.catalogue, sampleCatalogue),
    mockCall(subApp.detail, ({ query }) => {
      const app = present.apps.find(({ module }) => module === query.module)
      return app === undefined ? new Refusal(404, 'Not there.', { status: 404 }) : { ...app, versions }
    }),
    mockCall(subApp.health, { versions: [], slots: [], hours: [], lastFailures: [] }),
    mockCall(subApp.sets, { sets: [], rollouts: [], releasable: [], companies: COMPANIES }),
    mockCall(subApp.setOff, ({ body }) => {
      sent.push(body)
      change(body.module, (app) => ({ ...app, decision: { ...app.decision, isOff: body.isOff } }))
      return null
    }),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function change(module: string, next: (app: subApp.AppRow) => subApp.AppRow) {
  present = { ...present, apps: present.apps.map((app) => (app.module === module ? next(app) : app)) }
}

describe('the apps', () => {
  test('are listed with trust, version, state and contact, those of other teams first', async () => {
    openApps()
    expect(
      await screen.findByRole('row', {
        name: /Partner CRM.*crm.*Needs consent.*2.*Partner: runs in the page.*crm-team@partner\.example/,
      }),
    ).toBeVisible()
    expect(
      screen.getByRole('row', { name: /Surveys.*Off.*Isolated: runs in a frame of its own/ }),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /Labels.*On.*-.*Part of the console/ })).toBeVisible()
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Partner CRM · crm',
      'Surveys · survey',
      // The console's own modules are named by what they are for.
      'Accounts',
      'Labels',
    ])
    expect(screen.getByText('4 apps')).toBeVisible()
    // A company registers nothing.
    expect(screen.queryByRole('button', { name: /Register app/ })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Releases' })).toBeNull()
  })

  test('are filtered by text and state in the address', async () => {
    const { person, router } = openApps('?state=off')
    expect(await screen.findByRole('row', { name: /Surveys/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Labels/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: /^Reset/ }))
    await person.type(screen.getByRole('textbox', { name: 'Name, module or contact' }), 'nothing like it')
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    expect(await screen.findByText('No app fits the filters')).toBeVisible()
    expect(router.state.location.search).toBe('?search=nothing+like+it')
  })

  test('have empty, failed and no-permission states', async () => {
    present = { apps: [], mayRegister: false }
    const empty = openApps()
    expect(await screen.findByText('No app of another team is registered')).toBeVisible()
    empty.unmount()
    network.use(mockNetworkError(subApp.list))
    const failed = openApps()
    expect(await screen.findByText('The apps could not be loaded')).toBeVisible()
    network.use(mockCall(subApp.list, { apps: sampleApps, mayRegister: false }))
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('row', { name: /Partner CRM/ })).toBeVisible()
    failed.unmount()
    network.use(mockStatus(subApp.list, 403))
    openApps()
    expect(await screen.findByRole('alert')).toHaveTextContent('Apps')
  })

  test('with only the built ones say that no other team has one', async () => {
    present = { apps: sampleApps.filter(({ trust }) => trust === 'own'), mayRegister: true }
    openApps()
    expect(await screen.findByText(/No app of another team is registered\. Register an app/)).toBeVisible()
  })

  test('are cards on a phone, in Chinese too', async () => {
    setViewportWidth(390)
    openApps('', 'zh')
    const card = await screen.findByRole('button', { name: /合作方客户管理/ })
    expect(card).toHaveTextContent(
      '合作方客户管理待授权合作方：在页面中运行 · 版本 2crm-team@partner.example',
    )
    setViewportWidth(1440)
  })
})

describe('switching an app', () => {
  test('off is confirmed with what ends, and on is done at once', async () => {
    const { person, services } = openApps()
    await person.click(await screen.findByRole('button', { name: 'Switch off: Partner CRM' }))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Switch Partner CRM off?',
        content: expect.stringContaining(
          'Its open pages end now; forms that are being filled in are kept as drafts.',
        ),
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'Switch on: Partner CRM' }))
    expect(await screen.findByRole('button', { name: 'Switch off: Partner CRM' })).toBeVisible()
    expect(sent).toEqual([
      { module: 'crm', isOff: true, everywhere: false },
      { module: 'crm', isOff: false, everywhere: false },
    ])
    expect(services.toast.success).toHaveBeenLastCalledWith('Partner CRM is on')
  })

  test('that is refused says why', async () => {
    const text = 'This app cannot be switched off.'
    network.use(mockCall(subApp.setOff, new Refusal(SUB_APP_REFUSALS.neededHere, text)))
    const { person, services } = openApps()
    await person.click(await screen.findByRole('button', { name: 'Switch on: Surveys' }))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith(text))
    expect(services.toast.success).not.toHaveBeenCalled()
  })

  test('off is not offered for the one with this page, which says why', async () => {
    openApps('?app=system')
    const drawer = await findPanel('Accounts')
    expect(within(drawer).getByRole('button', { name: 'Switch off: Accounts' })).toBeDisabled()
    expect(within(drawer).getByText(/without it nothing could be switched on again/)).toBeVisible()
  })

  test('off for all companies is for people of the platform', async () => {
    present = { ...present, mayRegister: true }
    const { person, services } = openApps('?app=crm')
    await person.click(await screen.findByRole('button', { name: 'Off for all companies: Partner CRM' }))
    await waitFor(() => expect(sent).toEqual([{ module: 'crm', isOff: true, everywhere: true }]))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Switch Partner CRM off for all companies?' }),
    )
  })
})

describe('the consent', () => {
  beforeEach(() => {
    network.use(
      mockCall(subApp.consent, ({ body }) => {
        sent.push(body)
        change(body.module, (app) => ({
          ...app,
          needsConsent: false,
          decision: {
            isOff: false,
            consentedVersionId: body.versionId,
            consentedTo: sampleVersion.permissions,
            roleIds: body.roleIds,
          },
        }))
        return null
      }),
    )
  })

  test('says in words what the version asks for, and marks what is new', async () => {
    openApps('?app=crm')
    const drawer = await findPanel()
    expect(
      within(drawer).getByText(
        'This app runs in the page. Its code could read your session: consent only if you trust its owner.',
      ),
    ).toBeVisible()
    const calls = await within(drawer).findByRole('list', { name: 'It reads and does' })
    await within(calls).findByText('List customers')
    expect(
      within(calls)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['List customersNewcrm.customers', 'Read who is signed inuser.info'])
    expect(within(drawer).getByRole('list', { name: 'It uses the rights of these pages' })).toHaveTextContent(
      'SessionsNew',
    )
    expect(
      within(drawer).getByRole('list', { name: 'It sends data to these servers of its owner' }),
    ).toHaveTextContent('crm.partner.exampleNewcrm')
  })

  test('of an app in a frame says that it reaches only what is listed, and a first one marks nothing', async () => {
    change('survey', (app) => ({
      ...app,
      needsConsent: true,
      decision: { ...app.decision, consentedVersionId: null, consentedTo: null },
    }))
    openApps('?app=survey')
    const drawer = await findPanel('Surveys')
    expect(
      within(drawer).getByText('This app runs in a frame of its own and reaches only what is listed.'),
    ).toBeVisible()
    await within(drawer).findByText('List customers')
    expect(within(drawer).queryByText('New')).toBeNull()
  })

  test('is given to everybody', async () => {
    const { person, services } = openApps()
    await person.click(await screen.findByRole('button', { name: 'Consent: Partner CRM' }))
    await person.click(within(await findPanel()).getByRole('button', { name: 'Consent' }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Partner CRM may be used'))
    expect(sent).toEqual([{ module: 'crm', versionId: 71, roleIds: null }])
    expect(await within(await findPanel()).findByText('Your company has consented to this.')).toBeVisible()
    expect(within(await findPanel()).getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  test('is given to chosen roles, at least one', async () => {
    const { person } = openApps('?app=crm')
    const drawer = await findPanel()
    await person.click(await within(drawer).findByText('Chosen roles'))
    await person.click(within(drawer).getByRole('button', { name: 'Consent' }))
    expect(await within(drawer).findByText('Choose at least one role.')).toBeVisible()
    await person.click(within(drawer).getByRole('combobox', { name: 'Roles' }))
    await person.click(await screen.findByTitle('Seat'))
    await person.click(within(drawer).getByRole('button', { name: 'Consent' }))
    await waitFor(() => expect(sent).toEqual([{ module: 'crm', versionId: 71, roleIds: [4] }]))
  })

  test('to a version that was taken back meanwhile says so, and the list loads again', async () => {
    const text = 'Your company does not have this version.'
    network.use(
      mockCall(subApp.consent, () => {
        change('crm', (app) => ({ ...app, current: { ...sampleVersion, id: 72, number: 3 } }))
        return new Refusal(SUB_APP_REFUSALS.notReleased, text)
      }),
    )
    const { person } = openApps('?app=crm')
    await person.click(within(await findPanel()).getByRole('button', { name: 'Consent' }))
    expect(await screen.findByText('What version 3 asks for')).toBeVisible()
  })

  test('without the names of the calls shows their ids, and offers to try again', async () => {
    network.use(mockNetworkError(subApp.catalogue))
    openApps('?app=crm')
    const drawer = await findPanel()
    expect(await within(drawer).findByText('The names of permissions could not be loaded')).toBeVisible()
    expect(within(drawer).getByText('crm.customers')).toBeVisible()
  })
})

describe('the versions', () => {
  beforeEach(() => {
    present = { ...present, mayRegister: true }
  })

  test('that are ready have their size and a preview', async () => {
    openApps('?app=crm')
    const row = await screen.findByRole('listitem', { name: 'Version 2' })
    expect(row).toHaveTextContent('14 files, 1.5 MB')
    expect(within(row).getByRole('link', { name: 'Preview: Version 2' })).toHaveAttribute(
      'href',
      '/console/apps/crm?preview=71',
    )
  })

  test('that are being fetched are looked at again until they are ready', async () => {
    versions = [{ ...sampleVersion, state: 'fetching', files: 0, bytes: 0 }]
    openApps('?app=crm')
    const row = await screen.findByRole('listitem', { name: 'Version 2' })
    expect(within(row).getByRole('status')).toHaveTextContent('Fetching')
    versions = [sampleVersion]
    expect(await within(row).findByText('Ready', undefined, { timeout: 5000 })).toBeVisible()
  })

  test('that failed say why in words, the file and the detail, and are tried again', async () => {
    versions = [
      {
        ...sampleVersion,
        state: 'failed',
        problem: { reason: 'status', file: 'https://crm.partner.example/main.js', detail: '404' },
      },
    ]
    network.use(
      mockCall(subApp.retryVersion, ({ body }) => {
        sent.push(body)
        versions = [{ ...sampleVersion, state: 'fetching' }]
        return null
      }),
    )
    const { person } = openApps('?app=crm')
    const row = await screen.findByRole('listitem', { name: 'Version 2' })
    expect(within(row).getByRole('alert')).toHaveTextContent(
      /The host refused the file\..*File: https:\/\/crm\.partner\.example\/main\.jsDetail: 404/,
    )
    await person.click(within(row).getByRole('button', { name: 'Retry: Version 2' }))
    expect(await within(row).findByText('Fetching')).toBeVisible()
    expect(sent).toEqual([{ versionId: 71 }])
  })

  test('of an archive are uploaded again, and one that is too large is refused here', async () => {
    versions = [
      {
        ...sampleVersion,
        source: null,
        state: 'failed',
        problem: { reason: 'climbingPath', file: '../x.js', detail: '' },
      },
    ]
    const { person } = openApps('?app=crm')
    const row = await screen.findByRole('listitem', { name: 'Version 2' })
    expect(within(row).getByRole('button', { name: 'Upload again: Version 2' })).toBeVisible()
    const large = new File(['zip'], 'app.zip')
    Object.defineProperty(large, 'size', { value: subApp.MAX_ARCHIVE_BYTES + 1 })
    await person.upload(within(row).getByLabelText('Upload again: Version 2', { selector: 'input' }), large)
    expect(await within(row).findByText(/An archive cannot exceed 50 MB/)).toBeVisible()
  })

  test('have a text in both languages for every reason to fail', () => {
    for (const reason of subApp.sourceProblem.options) {
      for (const language of ['en', 'zh'] as const)
        expect(Object.entries(texts[language])).toContainEqual([`apps.problem.${reason}`, expect.any(String)])
    }
  })
})

describe('a registration', () => {
  beforeEach(() => {
    present = { apps: sampleApps, mayRegister: true }
  })

  async function fill(person: ReturnType<typeof openApps>['person'], box: HTMLElement) {
    const type = (name: string, text: string, index = 0) => {
      const field = within(box).getAllByRole('textbox', { name })[index]
      if (field === undefined) throw new Error(`there is no field ${name}`)
      return person.type(field, text)
    }
    await type('English name', 'Orders')
    await type('Chinese name', '订单')
    await type('Module', 'orders')
    await type('Owner’s contact', 'orders@partner.example')
    await type('Address', 'https://orders.example/index.html')
    await type('English name', 'All orders', 1)
    await type('Chinese name', '全部订单', 1)
  }

  test('is checked by the contract, sent, and its app is opened', async () => {
    network.use(
      mockCall(subApp.register, ({ body }) => {
        sent.push(body)
        present = {
          ...present,
          apps: [...present.apps, { ...sampleApp, module: 'orders', name: { en: 'Orders', zh: '订单' } }],
        }
        return { module: 'orders', versionId: 90 }
      }),
    )
    const { person, router } = openApps()
    await person.click(await screen.findByRole('button', { name: /Register app/ }))
    const box = await findDialog('Register app')
    await person.click(within(box).getByRole('button', { name: 'Register' }))
    expect((await within(box).findAllByRole('alert')).length).toBeGreaterThan(5)
    await fill(person, box)
    await person.click(within(box).getByRole('combobox', { name: 'Calls' }))
    await person.click(await screen.findByTitle('List customers · crm.customers'))
    await person.click(within(box).getByRole('button', { name: /Register$/ }))
    expect(await findPanel('Orders')).toBeVisible()
    expect(router.state.location.search).toBe('?app=orders')
    expect(sent).toEqual([
      {
        module: 'orders',
        name: { en: 'Orders', zh: '订单' },
        trust: 'partner',
        ownerContact: 'orders@partner.example',
        ownerCompany: null,
        source: { kind: 'html', url: 'https://orders.example/index.html' },
        permissions: { calls: ['crm.customers'], pages: [], backEnds: [], fields: {}, topics: [] },
        slots: null,
        places: [
          {
            path: '',
            component: 'App',
            name: { en: 'All orders', zh: '全部订单' },
            group: null,
            icon: 'appstore',
            order: 100,
          },
        ],
      },
    ])
  })

  test('of a module that is taken says so at its field, and keeps what was typed', async () => {
    network.use(
      mockCall(subApp.register, new Refusal(SUB_APP_REFUSALS.moduleTaken, 'This module name is taken.')),
    )
    const { person } = openApps('?dialog=register')
    const box = await findDialog('Register app')
    await fill(person, box)
    await person.click(within(box).getByRole('button', { name: 'Register' }))
    expect(await within(box).findByText('This module name is taken.')).toBeVisible()
    expect(within(box).getByRole('textbox', { name: 'Module' })).toHaveAttribute('aria-invalid', 'true')
    expect(within(box).getByRole('textbox', { name: 'Module' })).toHaveValue('orders')
  })

  const archiveInput = (box: HTMLElement) => within(box).getByLabelText('Archive', { selector: 'input' })

  test('by an archive sends it for the new version', async () => {
    const uploaded: [versionId: number, name: string][] = []
    network.use(
      mockCall(subApp.register, ({ body }) => {
        sent.push(body.source)
        present = { ...present, apps: [...present.apps, { ...sampleApp, module: 'orders' }] }
        versions = [{ ...sampleVersion, id: 90, source: null, state: 'waiting' }]
        return { module: 'orders', versionId: 90 }
      }),
      mockCall(subApp.uploadArchive, ({ query, body }) => {
        uploaded.push([query.versionId, body.file.name])
        versions = [{ ...sampleVersion, id: 90, source: null }]
        return null
      }),
    )
    const { person } = openApps('?dialog=register')
    const box = await findDialog('Register app')
    await fill(person, box)
    await person.click(within(box).getByText('Zip archive'))
    const PageFile = globalThis.File
    // The page sends its own kind of file; what arrives is of Node's.
    vi.stubGlobal('File', NodeFile)
    fireEvent.change(archiveInput(box), { target: { files: [new PageFile(['zip'], 'orders.zip')] } })
    await person.click(within(box).getByRole('button', { name: 'Register' }))
    const row = await screen.findByRole('listitem', { name: 'Version 2' })
    expect(await within(row).findByText('Ready')).toBeVisible()
    expect(uploaded).toEqual([[90, 'orders.zip']])
    expect(sent).toEqual([null])
  })

  test('by an archive requires one', async () => {
    const { person } = openApps('?dialog=register')
    const box = await findDialog('Register app')
    await person.click(within(box).getByText('Zip archive'))
    await person.click(within(box).getByRole('button', { name: 'Register' }))
    expect(await within(box).findByText('Choose a zip archive.')).toBeVisible()
    await person.upload(archiveInput(box), new File(['zip'], 'orders.zip'))
    expect(within(box).getByText('orders.zip')).toBeVisible()
    expect(within(box).queryByText('Choose a zip archive.')).toBeNull()
  })
})

describe('a registration that is closed by a slip', () => {
  beforeEach(() => {
    present = { apps: sampleApps, mayRegister: true }
  })

  const chooseArchive = (box: HTMLElement, person: ReturnType<typeof openApps>['person']) =>
    person.upload(
      within(box).getByLabelText('Archive', { selector: 'input' }),
      new File(['zip'], 'orders.zip'),
    )

  test('has what was typed and the chosen archive again, until it is cancelled', async () => {
    const { person } = openApps()
    await person.click(await screen.findByRole('button', { name: /Register app/ }))
    let box = await findDialog('Register app')
    await person.type(within(box).getByRole('textbox', { name: 'Module' }), 'orders')
    await person.click(within(box).getByText('Zip archive'))
    await chooseArchive(box, person)
    await person.click(within(box).getByRole('button', { name: 'Register' }))
    expect(within(box).getByText('orders.zip')).toBeVisible()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: /Register app/ }))
    box = await findDialog('Register app')
    expect(within(box).getByRole('textbox', { name: 'Module' })).toHaveValue('orders')
    expect(within(box).getByText('orders.zip')).toBeVisible()
    await person.click(within(box).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: /Register app/ }))
    box = await findDialog('Register app')
    expect(within(box).getByRole('textbox', { name: 'Module' })).toHaveValue('')
    await person.click(within(box).getByText('Zip archive'))
    expect(within(box).queryByText('orders.zip')).toBeNull()
  })

  test('names the archive that has to be chosen again after a reload', async () => {
    const first = openApps('?dialog=register')
    const before = await findDialog('Register app')
    await first.person.click(within(before).getByText('Zip archive'))
    await chooseArchive(before, first.person)
    first.unmount()
    const { person } = openApps('?dialog=register')
    const box = await findDialog('Register app')
    expect(
      within(box).getByText('orders.zip was chosen before. Browsers do not keep files: choose it again.'),
    ).toBeVisible()
    await person.click(within(box).getByRole('button', { name: 'Register' }))
    expect(await within(box).findByText('Choose a zip archive.')).toBeVisible()
    await chooseArchive(box, person)
    expect(within(box).queryByText(/was chosen before/)).toBeNull()
  })
})

test('a further version begins with what the last one had', async () => {
  present = { apps: sampleApps, mayRegister: true }
  network.use(
    mockCall(subApp.addVersion, ({ body }) => {
      sent.push(body)
      return { module: 'crm', versionId: 72 }
    }),
  )
  const { person, services } = openApps('?app=crm')
  await person.click(await screen.findByRole('button', { name: 'Add version' }))
  const box = await findDialog('Add version to Partner CRM')
  const address = await within(box).findByRole('textbox', { name: 'Address' })
  await person.clear(address)
  await person.type(address, 'https://crm.partner.example/v3/index.html')
  await person.click(within(box).getByRole('button', { name: 'Add version' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('The version is added'))
  const { permissions, places, slots } = sampleVersion
  // The console reads the places of contributions from them.
  const { slots: _places, ...asked } = permissions
  expect(sent).toEqual([
    {
      module: 'crm',
      source: { kind: 'html', url: 'https://crm.partner.example/v3/index.html' },
      permissions: asked,
      places,
      slots,
    },
  ])
})
