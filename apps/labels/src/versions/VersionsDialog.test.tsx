import { label } from '@console/contracts'
import { mockCall, mockNetworkError, network, sampleLabel } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { samplePromptLabel } from '../testing/label.samples.ts'
import { openEditor, openPrompt, openRule, serveSaves, type OpenEditor } from '../testing/open-editor.ts'
import { findDialog } from '../testing/open-labels.ts'
import { toDraft, sampleVersions } from '../testing/version.samples.ts'

let sent: ReturnType<typeof serveSaves>
let requested: number[]

beforeEach(() => {
  sent = serveSaves()
  serveVersions(sampleVersions)
})

function serveVersions(versions: label.LabelVersion[]) {
  requested = []
  network.use(
    mockCall(label.versions, ({ query }) => {
      requested.push(query.id)
      return { versions }
    }),
  )
}

async function openVersions(editor: OpenEditor, name = sampleLabel.name) {
  await editor.person.click(editor.inside.getByRole('button', { name: 'Versions' }))
  const dialog = within(await findDialog(`Versions of ${name}`))
  await dialog.findByRole('radiogroup', { name: 'Versions' })
  return {
    dialog,
    choose: async (version: number) =>
      editor.person.click(dialog.getByRole('radio', { name: new RegExp(`^Version ${version}`) })),
    restore: async () => editor.person.click(dialog.getByRole('button', { name: 'Restore' })),
  }
}

type VersionsDialog = Awaited<ReturnType<typeof openVersions>>['dialog']

function rowsOf(dialog: VersionsDialog): string[][] {
  return within(dialog.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

/** A letter, what happened to it, and the lines of each side. */
function conditionsOf(dialog: VersionsDialog): (string | null)[] {
  return within(dialog.getByRole('list', { name: 'Conditions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the versions of a label', () => {
  test('are listed with number, time, and person or “Came with the system”, and the present one is chosen', async () => {
    const { dialog } = await openVersions(await openRule())
    const group = within(dialog.getByRole('radiogroup', { name: 'Versions' }))
    expect(requested).toEqual([41])
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Version 4Present2026-11-20 14:30:00Shen Qiao',
      'Version 32026-11-20 13:30:00Lin Yi',
      'Version 22026-11-20 12:30:00Came with the system',
    ])
    expect(group.getByRole('radio', { name: /^Version 4/ })).toBeChecked()
  })

  test('are not offered for a new label', async () => {
    const { inside } = await openEditor('?new=rule')
    expect(inside.queryByRole('button', { name: 'Versions' })).toBeNull()
  })

  test('show settings that differ from the version before in the words of the form, with the changed words marked', async () => {
    const { dialog } = await openVersions(await openRule())
    expect(rowsOf(dialog)).toEqual([
      ['Field', 'Version 3', 'Version 4'],
      ['Remark', 'Agreed with the sales team', 'Agreed with the service team'],
      ['Push to', 'Nobody', 'Agent'],
      ['Push type', '-', 'Pop-up'],
      ['Push template', '-', 'Reminder'],
      ['Push content', '-', 'Read the cooling-off notice'],
      ['Hit when', 'Any condition', 'All conditions'],
    ])
    const marks = within(dialog.getByRole('row', { name: /^Remark/ })).getAllByText(/^(sales|service)$/)
    expect(marks.map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK'])
  })

  test('show conditions that were changed, added and removed by letter, and both rules as sentences', async () => {
    const { dialog, choose } = await openVersions(await openRule())
    const [changed, removed, ...none] = conditionsOf(dialog)
    expect(none).toEqual([])
    expect(changed).toContain('AChangedBefore: the customer says “cancel”')
    expect(changed).toContain('After: the customer says “cancel” or “refund”')
    expect(removed).toContain('BRemovedthe customer says “goodbye”')
    expect(dialog.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('“goodbye”'),
      expect.stringContaining('“refund”'),
    ])
    await choose(3)
    expect(conditionsOf(dialog).map((text) => text?.slice(0, 8))).toEqual([
      'AAddedth',
      'BAddedth',
      'CRemoved',
    ])
  })

  test('can be compared with the present one, and the first and the present one have nothing to compare', async () => {
    const editor = await openRule()
    const { dialog, choose } = await openVersions(editor)
    await choose(2)
    expect(dialog.getByText('This is the first version: there is none before it.')).toBeVisible()
    await editor.person.click(dialog.getByText('The present version'))
    expect(rowsOf(dialog)[0]).toEqual(['Field', 'Version 2', 'Version 4'])
    await choose(4)
    expect(dialog.getByText('This is the present version.')).toBeVisible()
  })

  test('are chosen with the arrow keys', async () => {
    const editor = await openRule()
    const { dialog } = await openVersions(editor)
    dialog.getByRole('radio', { name: /^Version 4/ }).focus()
    await editor.person.keyboard('{ArrowDown}')
    expect(dialog.getByRole('radio', { name: /^Version 3/ })).toBeChecked()
  })

  test('of a prompt label show the words of the text that differ', async () => {
    const { rule } = samplePromptLabel
    serveVersions([
      { version: 4, changedAt: 7200, changedBy: null, wordList: null, draft: toDraft(samplePromptLabel) },
      {
        version: 3,
        changedAt: 3600,
        changedBy: null,
        wordList: null,
        draft: toDraft(samplePromptLabel, {
          rule: { ...rule, promptContent: rule.promptContent.replace('price', 'refund') },
        }),
      },
    ])
    const { dialog } = await openVersions(await openPrompt(), samplePromptLabel.name)
    expect(dialog.getByText('refund').tagName).toBe('MARK')
    expect(dialog.getByText('price').tagName).toBe('MARK')
    expect(dialog.queryByRole('table')).toBeNull()
    expect(dialog.queryByRole('note')).toBeNull()
  })

  test('that cannot be loaded say so with Retry, and a label without any says that too', async () => {
    network.use(mockNetworkError(label.versions))
    const { inside, person } = await openRule()
    await person.click(inside.getByRole('button', { name: 'Versions' }))
    expect(await screen.findByText('The versions could not be loaded')).toBeVisible()
    serveVersions([])
    await person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByText('No versions yet')).toBeVisible()
  })

  test('say the same in Chinese [LABEL-004]', async () => {
    network.use(mockCall(label.describe, sampleLabel))
    const { person, inside } = await openEditor('?edit=41', { language: 'zh', title: sampleLabel.name })
    await person.click(inside.getByRole('button', { name: '版本' }))
    const dialog = within(await findDialog(`“${sampleLabel.name}”的版本`))
    expect(await dialog.findByRole('radio', { name: /^版本 4/ })).toBeChecked()
    expect(dialog.getByRole('button', { name: '恢复此版本' })).toBeDisabled()
  })
})

describe('restoring a version', () => {
  test('puts its values into the form, sends nothing, and is saved as a change of the present version', async () => {
    const editor = await openRule()
    const { choose, restore } = await openVersions(editor)
    await choose(3)
    await restore()
    await waitFor(() => expect(editor.text(/^Remark/)).toHaveValue('Agreed with the sales team'))
    expect(editor.services.toast.info).toHaveBeenCalledWith(
      'Version 3 is in the form. Save the label to make it the present version.',
    )
    expect(sent.modified).toEqual([])
    await editor.next()
    await editor.save()
    await waitFor(() => expect(sent.modified).toHaveLength(1))
    expect(sent.modified[0]).toMatchObject({
      id: 41,
      version: 4,
      remark: 'Agreed with the sales team',
      pushTo: 0,
      rule: { id: 501, lambdaType: 2, conditions: [{ lambda: 'A' }, { lambda: 'B' }] },
    })
  })

  test('leaves locked fields as they are [LABEL-084..088]', async () => {
    const editor = await openRule()
    const { choose, restore } = await openVersions(editor)
    await choose(2)
    await restore()
    await editor.next()
    await editor.save()
    await waitFor(() => expect(sent.modified).toHaveLength(1))
    expect(sent.modified[0]).toMatchObject({
      bizTypeId: 11,
      productId: 21,
      triggerAt: 'realtime',
      kbBindable: 1,
      rule: { conditions: [{ lambda: 'C' }] },
    })
  })

  test('lets the person decide before it replaces unsaved changes, and leaves them when the answer is no', async () => {
    const editor = await openRule()
    await editor.person.type(editor.text('Label name'), ' twice')
    editor.services.confirm.mockResolvedValueOnce(false)
    const { dialog, choose, restore } = await openVersions(editor)
    await choose(3)
    await restore()
    expect(editor.services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Replace your unsaved changes?' }),
    )
    expect(dialog.getByRole('radio', { name: /^Version 3/ })).toBeChecked()
    expect(editor.text('Label name')).toHaveValue('Cancellation handled badly twice')
    await restore()
    await waitFor(() => expect(editor.text('Label name')).toHaveValue('Cancellation handled badly'))
  })

  test('is not offered for the values that the form has, and says why', async () => {
    const { dialog, choose } = await openVersions(await openRule())
    const button = dialog.getByRole('button', { name: 'Restore' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('The form already has these values.')
    await choose(3)
    expect(button).toBeEnabled()
  })
})
