import { label } from '@console/contracts'
import { mockCall, mockNetworkError, mockPending, network, Refusal, sampleLabel } from '@console/testing'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  fillSettings,
  openEditor,
  openPrompt,
  openRule,
  problems,
  serveSaves,
} from '../testing/open-editor.ts'

describe('the wizard', () => {
  test('is 1000 px wide, has two steps, and stays open on a click on the mask [LABEL-035]', async () => {
    const { dialog, person, inside } = await openEditor('?new=rule')
    expect(dialog.style.width).toBe('1000px')
    const steps = within(inside.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Settings', '2Conditions'])
    expect(steps[0]).toHaveAttribute('aria-current', 'step')
    await person.click(document.querySelector('.ant-modal-wrap') ?? document.body)
    expect(inside.getByRole('button', { name: 'Next' })).toBeVisible()
  })

  test('has base info, check settings and push settings in step 1, in this order [LABEL-036]', async () => {
    const { inside } = await openEditor('?new=rule')
    const groups = inside.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent)
    expect(groups).toEqual(['Base info', 'Check settings', 'Push settings'])
  })

  test('stays in step 1 and shows what is missing at the fields [LABEL-039, LABEL-067]', async () => {
    const { next, inside } = await openEditor('?new=prompt')
    await next()
    await waitFor(() =>
      expect(problems()).toEqual([
        'Please enter label name',
        'Please select business',
        'Please select product',
        'Please select type',
        'Please select trigger',
        'please enter an integer greater than 0',
      ]),
    )
    expect(inside.getByRole('region', { name: 'Base info' })).toBeVisible()
    expect(inside.queryByRole('textbox', { name: 'Prompt content' })).toBeNull()
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'Label name' })).toHaveFocus())
  })

  test('says the same in Chinese [LABEL-004, LABEL-067]', async () => {
    const { person, inside } = await openEditor('?new=prompt', { language: 'zh', title: '新建标签' })
    await person.click(inside.getByRole('button', { name: '下一步' }))
    await waitFor(() =>
      expect(problems()).toEqual([
        '请输入标签名称',
        '请选择业务类型',
        '请选择产品',
        '请选择标签类型',
        '请选择触发时机',
        '请输入大于0的整数',
      ]),
    )
  })

  test('goes back and forward without loss of either step [LABEL-040]', async () => {
    const editor = await openEditor('?new=prompt')
    const { person, inside, number, next, text } = editor
    await fillSettings(editor)
    await person.type(number('Collection round'), '3')
    await next()
    await person.type(await inside.findByRole('textbox', { name: 'Prompt content' }), 'Is a price named?')
    await person.click(inside.getByRole('button', { name: 'Back' }))
    expect(text('Label name')).toHaveValue('Price inquiry')
    expect(number('Collection round')).toHaveValue('3')
    await next()
    expect(await inside.findByRole('textbox', { name: 'Prompt content' })).toHaveValue('Is a price named?')
  })

  test('has the focus in the step that was opened, not on the button that is gone [LABEL-040]', async () => {
    const { person, inside, next } = await openRule()
    await next()
    await waitFor(() => expect(inside.getByRole('group', { name: 'Conditions' })).toHaveFocus())
    await person.click(inside.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(inside.getByRole('group', { name: 'Settings' })).toHaveFocus())
  })

  test('has the conditions in step 2 of a rule label, and neither prompt, history nor Verify [LABEL-037, LABEL-136, LABEL-151]', async () => {
    const { inside, next } = await openRule()
    await next()
    await waitFor(() =>
      expect(inside.getByText('Conditions', { selector: 'li' })).toHaveAttribute('aria-current', 'step'),
    )
    expect(inside.queryByRole('textbox', { name: 'Prompt content' })).toBeNull()
    expect(inside.queryByText('History')).toBeNull()
    expect(inside.queryByRole('button', { name: 'Verify' })).toBeNull()
  })

  test('has the prompt in step 2 of a prompt label, and the history below it [LABEL-038]', async () => {
    serveSaves()
    const { inside, next } = await openPrompt()
    await next()
    const content = await inside.findByRole('textbox', { name: 'Prompt content' })
    expect(content).toHaveValue('Does the customer want to know a price?')
    const history = inside.getByRole('heading', { name: 'History' })
    expect(content.compareDocumentPosition(history)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('is filled with the label on Edit, and shows its kind as a tag and not as a field [LABEL-041]', async () => {
    serveSaves()
    const { text, group, inside, number } = await openPrompt({ showName: 'Price', remark: 'Agreed' })
    expect(text('Label name')).toHaveValue('Price inquiry')
    expect(text(/Show name/)).toHaveValue('Price')
    expect(text(/Remark/)).toHaveValue('Agreed')
    expect(within(group('Type')).getByRole('radio', { name: 'Quote' })).toBeChecked()
    expect(number('Collection round')).toHaveValue('3')
    expect(inside.getByText('Prompt label')).toBeVisible()
    expect(inside.queryByRole('radiogroup', { name: 'Kind' })).toBeNull()
  })
})

describe('closing', () => {
  test('without a change sends nothing and needs no confirmation [LABEL-042]', async () => {
    const sent = serveSaves()
    const { person, inside, services, router } = await openRule()
    await person.click(inside.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(services.confirm).not.toHaveBeenCalled()
    expect(sent).toEqual({ created: [], modified: [] })
  })

  test('with changes needs a confirmation, and stays open without it [LABEL-042]', async () => {
    const sent = serveSaves()
    const { person, inside, services, router, text } = await openRule()
    await person.type(text('Label name'), '!')
    services.confirm.mockResolvedValueOnce(false)
    await person.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(services.confirm).toHaveBeenCalledTimes(1))
    expect(services.confirm.mock.calls[0]?.[0]).toMatchObject({ title: 'Discard your changes?' })
    expect(text('Label name')).toHaveValue('Cancellation handled badly!')
    await person.click(inside.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(sent).toEqual({ created: [], modified: [] })
    // Discarded: nothing of it comes back.
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('by a reload loses nothing: it is there again with a notice, and is discarded on request', async () => {
    const first = await openRule()
    await first.person.type(first.text('Label name'), ' twice')
    await waitFor(() => expect(window.sessionStorage).toHaveLength(1))
    first.unmount()
    const title = 'Cancellation handled badly twice'
    const again = await openEditor('', { edit: sampleLabel, title })
    expect(again.inside.getByRole('status')).toHaveTextContent(/Discard/)
    expect(again.text('Label name')).toHaveValue('Cancellation handled badly twice')
    await again.person.click(again.inside.getByRole('button', { name: 'Discard' }))
    expect(again.text('Label name')).toHaveValue('Cancellation handled badly')
  })
})

describe('saving', () => {
  test('a new label sends create with ids 0, says so, closes and reloads the list [LABEL-043, LABEL-045, LABEL-048]', async () => {
    const sent = serveSaves()
    const editor = await openEditor('?new=prompt')
    const { person, inside, number, next, save, services, router, server } = editor
    await fillSettings(editor)
    await person.type(number('Collection round'), '3')
    await next()
    await person.type(await inside.findByRole('textbox', { name: 'Prompt content' }), 'Is a price named?')
    const before = server.queries.length
    await save()
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Updated successfully'))
    expect(sent.modified).toEqual([])
    expect(sent.created).toEqual([
      {
        id: 0,
        name: 'Price inquiry',
        showName: '',
        bizTypeId: 11,
        productId: 22,
        enable: 1,
        type: 2,
        triggerAt: 'sessionEnd',
        kbBindable: 0,
        isCustomerRelated: 0,
        expire: 0,
        visibility: 0,
        frontDisplay: 0,
        pushTo: 0,
        pushType: null,
        pushTemplate: null,
        pushContent: '',
        remark: '',
        rule: {
          id: 0,
          labelType: 1,
          checkRangeType: 0,
          checkRangeBegin: null,
          checkRangeEnd: null,
          useContext: 0,
          maxHitCnt: 0,
          lambdaType: 0,
          lambdaExpr: '',
          conditions: [],
          promptContent: 'Is a price named?',
          sessionCollectRound: 3,
        },
      },
    ])
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(server.queries).toHaveLength(before + 1))
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('a stored label sends modify with its ids, its version and its status [LABEL-044, LABEL-045]', async () => {
    const sent = serveSaves()
    const { person, text, next, save, services } = await openRule({ enable: 0 })
    await person.type(text('Label name'), '!')
    await next()
    await save()
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Updated successfully'))
    expect(sent.created).toEqual([])
    expect(sent.modified).toHaveLength(1)
    expect(sent.modified[0]).toMatchObject({
      id: 41,
      version: 4,
      enable: 0,
      name: 'Cancellation handled badly!',
      bizTypeId: 11,
      productId: 21,
      rule: sampleLabel.rule,
    })
  })

  test('refused it says that the update failed, and the entries stay [LABEL-046, LABEL-049]', async () => {
    const sent = serveSaves(() => new Refusal(1500, 'Not now.'))
    const { person, text, inside, next, save, services } = await openRule()
    await person.type(text('Label name'), '!')
    await next()
    await save()
    expect(await inside.findByRole('alert')).toHaveTextContent('Update failed')
    expect(sent.modified).toHaveLength(1)
    expect(services.toast.success).not.toHaveBeenCalled()
    await person.click(inside.getByRole('button', { name: 'Back' }))
    expect(text('Label name')).toHaveValue('Cancellation handled badly!')
  })

  test('that fails shows the message of the server [LABEL-047, LABEL-049]', async () => {
    serveSaves(() => new Refusal(500, 'The database is being moved.', { status: 500 }))
    const { inside, next, save } = await openRule()
    await next()
    await save()
    expect(await inside.findByRole('alert')).toHaveTextContent('The database is being moved.')
    expect(inside.getByRole('button', { name: /Save label/ })).toBeEnabled()
  })

  test('without a connection says so, and can be tried again [LABEL-047]', async () => {
    serveSaves()
    network.use(mockNetworkError(label.modify))
    const { inside, next, save, services } = await openRule()
    await next()
    await save()
    expect(await inside.findByRole('alert')).not.toBeEmptyDOMElement()
    const sent = serveSaves()
    await save()
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Updated successfully'))
    expect(sent.modified).toHaveLength(1)
  })

  test('is sent once while it is unanswered [LABEL-050]', async () => {
    serveSaves()
    let count = 0
    network.use(mockPending(label.modify))
    network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/label/modify')) count += 1
    })
    const { inside, next, save, person } = await openRule()
    await next()
    await save()
    await waitFor(() => expect(count).toBe(1))
    await save()
    await person.keyboard('{Enter}')
    expect(count).toBe(1)
    expect(inside.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    network.events.removeAllListeners()
  })

  test('refused for a field says so at the field, in its step', async () => {
    const fields = { showName: 'A shown name is required.', 'rule.promptContent': 'Too vague.' }
    serveSaves(() => new Refusal(400, 'Request Error', { status: 400, detail: { fields } }))
    const { inside, text, next, save } = await openPrompt()
    await next()
    await save()
    expect(await inside.findByText('A shown name is required.')).toBeInTheDocument()
    expect(problems()).toEqual(['A shown name is required.', 'Too vague.'])
    expect(inside.getByRole('region', { name: 'Base info' })).toBeVisible()
    expect(inside.queryByText('Update failed')).toBeNull()
    await waitFor(() => expect(text(/Show name/)).toHaveFocus())
  })
})

describe('a label that somebody else saved meanwhile', () => {
  const theirs = { ...sampleLabel, version: 5, name: 'Cancellation', remark: 'By the other' }

  function conflictOnce() {
    let isFirst = true
    const sent = serveSaves(() => {
      const answer = isFirst ? new Refusal(409, 'Changed.', { status: 409 }) : null
      isFirst = false
      return answer
    })
    network.use(mockCall(label.describe, theirs))
    return sent
  }

  async function openConflict() {
    const editor = await openRule()
    await editor.person.clear(editor.text('Label name'))
    await editor.person.type(editor.text('Label name'), 'Badly handled')
    await editor.next()
    await editor.save()
    expect(await editor.inside.findByRole('alert')).toHaveTextContent('Somebody else saved this label')
    return editor
  }

  test('is shown beside the own version, with what only they changed', async () => {
    conflictOnce()
    const { inside } = await openConflict()
    const rows = within(await inside.findByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FieldYoursTheirs',
      'Label nameBadly handledCancellation',
    ])
    expect(inside.getByText('Only they changed Remark: that is saved in any case.')).toBeVisible()
  })

  test('conditions that differ are read in words', async () => {
    conflictOnce()
    const conditions = sampleLabel.rule.conditions.map((condition) => ({
      ...condition,
      param: JSON.stringify({ detectType: 1, keywords: ['resign'] }),
    }))
    network.use(mockCall(label.describe, { ...theirs, rule: { ...theirs.rule, conditions } }))
    const { person, inside, next, save } = await openRule()
    await next()
    await person.click(await inside.findByRole('button', { name: /Keyword Customer/ }))
    await person.click(inside.getByRole('radio', { name: 'Agent' }))
    await save()
    const table = within(await inside.findByRole('table'))
    const [, row] = table.getAllByRole('row')
    const [mine, other] = within(row ?? document.body).getAllByRole('cell')
    expect(mine).toHaveTextContent(/^A.*the agent.*“cancel” or “refund”/)
    expect(other).toHaveTextContent(/^A.*the customer.*“resign”/)
  })

  test('is overwritten on request, with their version and what only they changed', async () => {
    const sent = conflictOnce()
    const { person, inside, services } = await openConflict()
    await person.click(await inside.findByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Updated successfully'))
    expect(sent.modified.map(({ version }) => version)).toEqual([4, 5])
    expect(sent.modified[1]).toMatchObject({ name: 'Badly handled', remark: 'By the other' })
  })

  test('is taken on request, and edited from there', async () => {
    const sent = conflictOnce()
    const { person, inside, text, next, save } = await openConflict()
    await person.click(await inside.findByRole('button', { name: 'Use theirs' }))
    expect(text('Label name')).toHaveValue('Cancellation')
    expect(text(/Remark/)).toHaveValue('By the other')
    await next()
    await save()
    await waitFor(() => expect(sent.modified).toHaveLength(2))
    expect(sent.modified[1]).toMatchObject({ version: 5, name: 'Cancellation' })
  })

  test('leaves the entries as they are when one goes on editing', async () => {
    conflictOnce()
    const { person, inside, text } = await openConflict()
    await person.click(await inside.findByRole('button', { name: 'Continue editing' }))
    await person.click(inside.getByRole('button', { name: 'Back' }))
    expect(text('Label name')).toHaveValue('Badly handled')
  })
})

test('the rows of the list are enough to edit: nothing more is requested for a rule label', async () => {
  let described = 0
  network.events.on('request:start', ({ request }) => {
    if (request.url.includes('/label/describe')) described += 1
  })
  const { text, next } = await openRule()
  expect(text('Label name')).toHaveValue('Cancellation handled badly')
  await next()
  expect(described).toBe(0)
  network.events.removeAllListeners()
})
