import { PROJECT_REFUSALS, projectApplication, type DataOf } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { projectsApp } from '../../projects-app.ts'
import {
  sampleOpenDetail,
  samplePendingDetail,
  sampleRejectedDetail,
} from '../../testing/provider-samples.ts'

type ProviderDetail = DataOf<typeof projectApplication.providerDetail>

let present: ProviderDetail
let sent: unknown[]

beforeEach(() => {
  sessionStorage.clear()
  present = sampleOpenDetail
  sent = []
  network.use(mockCall(projectApplication.providerDetail, () => present))
})

const open = () => renderSubAppPage({ app: projectsApp, path: paths.application(41) })

const FIELDS = ['Contact person', 'Contact', 'Manpower offered', 'Application description'] as const
const TYPED = ['Zhou Min', '555 0199', '31', 'Thirty seats 🎧 مرحبا']

async function fill() {
  await screen.findByRole('textbox', { name: FIELDS[0] })
  FIELDS.forEach((name, index) => {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: TYPED[index] } })
  })
}

function expectTyped() {
  const form = within(screen.getByRole('dialog'))
  expect(FIELDS.map((name) => form.getByRole<HTMLInputElement>('textbox', { name }).value)).toEqual(TYPED)
}

/** Each attempt is refused, since the company's application has changed by then. */
function refuseSince(next: ProviderDetail, refusal: Refusal) {
  const answer = ({ body }: { body: unknown }) => {
    sent.push(body)
    present = next
    return refusal
  }
  network.use(mockCall(projectApplication.apply, answer), mockCall(projectApplication.applyAgain, answer))
}

const conflict = new Refusal(409, 'Somebody else has changed it meanwhile.', { status: 409 })
const withdrawn = new Refusal(PROJECT_REFUSALS.notVerified, 'Not verified any more.')
const UNVERIFIED = { ...sampleOpenDetail.actor, isVerified: false }

describe('an application that somebody else changes meanwhile', () => {
  test.each([
    [
      'a first one, pending',
      sampleOpenDetail,
      { ...samplePendingDetail, version: 1 },
      conflict,
      'being reviewed',
    ],
    ['one sent in again, pending', sampleRejectedDetail, samplePendingDetail, conflict, 'being reviewed'],
    [
      'a first one, passed',
      sampleOpenDetail,
      { ...samplePendingDetail, applicationStatus: 'passed' },
      conflict,
      'has passed',
    ],
    [
      'a first one, not verified',
      sampleOpenDetail,
      { ...sampleOpenDetail, actor: UNVERIFIED },
      withdrawn,
      'Not verified',
    ],
  ] as const)(
    'keeps its input, and shows in a toast and in the form why it cannot be sent: %s [PROV-022]',
    async (...[, before, after, refusal, reason]) => {
      present = before
      refuseSince(after, refusal)
      const { person, services } = open()
      await fill()
      await person.click(screen.getByRole('button', { name: 'Submit' }))
      await waitFor(() => expect(services.toast.error).toHaveBeenCalledExactlyOnceWith(refusal.message))
      const alert = await within(screen.getByRole('dialog')).findByText(
        (text) => text.includes(reason) && text.endsWith('Your input is preserved.'),
      )
      expect(alert).toHaveAttribute('role', 'alert')
      expectTyped()
      // No conflict choice is offered, since neither option could be sent.
      expect(screen.queryByRole('button', { name: 'Keep my changes' })).toBeNull()
      await person.click(screen.getByRole('button', { name: /Submit$/ }))
      expect(sent).toHaveLength(1)
      expectTyped()
    },
  )

  test('survives a reload, and is sent once the colleague’s is rejected [PROV-021, PROV-022]', async () => {
    refuseSince({ ...samplePendingDetail, version: 1 }, conflict)
    const before = open()
    await fill()
    await before.person.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText(/being reviewed\. Your input is preserved\./)
    before.unmount()
    const pending = open()
    await screen.findByText(/being reviewed\. Your input is preserved\./)
    expectTyped()
    pending.unmount()
    present = { ...sampleRejectedDetail, version: 2 }
    network.use(
      mockCall(projectApplication.applyAgain, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Keep my changes' }))
    expectTyped()
    await person.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ id: 9, version: 2, contactPerson: 'Zhou Min', manpowerAssigned: 31 })
  })
})

test.each([
  ['is being reviewed', samplePendingDetail, 'Your application is being reviewed.'],
  [
    'has passed',
    { ...samplePendingDetail, applicationStatus: 'passed' },
    'Your application has passed already.',
  ],
  [
    'needs a verified company',
    { ...sampleOpenDetail, actor: UNVERIFIED },
    'Not verified. Please contact the platform offline to complete verification.',
  ],
] as const)('an address that opens the form of one that %s says why there is none', async (_, after, why) => {
  present = after
  const { person, router } = open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Spring card activation' }))
  expect(dialog.getByRole('alert')).toHaveTextContent(why)
  expect(dialog.queryByRole('textbox')).toBeNull()
  const [close] = dialog.getAllByRole('button', { name: 'Close' })
  if (close === undefined) throw new Error('nothing closes it')
  await person.click(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.search).toBe('')
})
