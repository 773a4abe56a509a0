import { Refusal, sampleRule } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  fillSettings,
  openEditor,
  openPrompt,
  openRule,
  problems,
  serveSaves,
  type OpenEditor,
} from '../testing/open-editor.ts'

const SHORT_TEXTS = ['Label name', /Remark/, /Show name/, /Push content/]
/** Shown to agents, and visible to whom: with a name to show. */
const NAMED = [
  ['Yes', 'All'],
  ['Yes', 'Agents only'],
] as const
const UNNAMED = [
  ['Yes', 'Managers only'],
  ['No', 'All'],
  ['No', 'Managers only'],
] as const
const TYPES = [
  ['General', 'Realtime', 0, 'realtime'],
  ['Deal', 'After call', 1, 'sessionEnd'],
  ['Quote', 'On order', 2, 'order'],
] as const
const PUSHES = [
  ['Agent', 'Pop-up', 'Alarm', { pushTo: 1, pushType: 0, pushTemplate: 10 }],
  ['Manager', 'Both', 'Deal', { pushTo: 2, pushType: 2, pushTemplate: 30 }],
  ['All', 'Pop-up', 'Tips', { pushTo: 3, pushType: 0, pushTemplate: 40 }],
] as const

/** The options of a group, in their order. */
function optionsOf({ group }: OpenEditor, name: string): (string | null)[] {
  return within(group(name))
    .getAllByRole('radio')
    .map((one) => one.closest('label')?.textContent ?? null)
}

const chosen = ({ group }: OpenEditor, name: string) =>
  within(group(name))
    .getAllByRole('radio')
    .filter((one) => one instanceof HTMLInputElement && one.checked)
    .map((one) => one.closest('label')?.textContent ?? null)

const isLocked = ({ group }: OpenEditor, name: string) =>
  within(group(name))
    .getAllByRole('radio')
    .every((one) => one instanceof HTMLInputElement && one.disabled)

/**
 * The editor of the stored rule label. Its saves are refused, so that it stays open: `savedAfter` saves after these changes
 * of step 1, goes back to it, and returns what was sent.
 */
async function openSaving(open = openRule) {
  const sent = serveSaves(() => new Refusal(1500, 'Not now.'))
  const editor = await open()
  return {
    ...editor,
    savedAfter: async (change: () => Promise<void>) => {
      const before = sent.modified.length
      await change()
      await editor.next()
      await editor.save()
      await waitFor(() => expect(sent.modified).toHaveLength(before + 1))
      await editor.person.click(editor.inside.getByRole('button', { name: 'Back' }))
      return sent.modified.at(-1)
    },
  }
}

describe('texts', () => {
  test('each takes 100 characters and refuses the 101st [LABEL-051, LABEL-053, LABEL-065, LABEL-066, LABEL-083]', async () => {
    const { person, text, savedAfter, next } = await openSaving(async () =>
      openRule({ remark: '', pushContent: '' }),
    )
    for (const name of SHORT_TEXTS) {
      await person.clear(text(name))
      await person.click(text(name))
      await person.paste('x'.repeat(101))
    }
    await next()
    await waitFor(() => expect(problems()).toEqual(SHORT_TEXTS.map(() => 'At most 100 characters')))
    const body = await savedAfter(async () => {
      for (const name of SHORT_TEXTS) {
        expect(text(name)).toHaveValue('x'.repeat(101))
        await person.type(text(name), '{Backspace}')
      }
      await waitFor(() => expect(problems()).toEqual([]))
    })
    const most = 'x'.repeat(100)
    expect(body).toMatchObject({ name: most, remark: most, showName: most, pushContent: most })
  })

  test('the name may not be blank, while remark and push content may be empty [LABEL-051, LABEL-065, LABEL-083]', async () => {
    serveSaves()
    const { person, text, next } = await openRule()
    await person.clear(text('Label name'))
    await person.type(text('Label name'), '   ')
    await person.clear(text(/Remark/))
    await person.clear(text(/Push content/))
    await next()
    await waitFor(() => expect(problems()).toEqual(['Please enter label name']))
  })

  test('a prompt takes 10,000 characters and refuses one more, and none [LABEL-066, LABEL-067]', async () => {
    const sent = serveSaves()
    const { person, inside, next, save } = await openPrompt()
    await next()
    const content = await inside.findByRole('textbox', { name: 'Prompt content' })
    await person.clear(content)
    await save()
    await waitFor(() => expect(problems()).toEqual(['Please enter prompt content']))
    await person.click(content)
    await person.paste('x'.repeat(10_001))
    await save()
    await waitFor(() => expect(problems()).toEqual(['At most 10,000 characters']))
    await person.type(content, '{Backspace}')
    await save()
    await waitFor(() => expect(sent.modified).toHaveLength(1))
    expect(sent.modified[0]?.rule.promptContent).toHaveLength(10_000)
  })
})

describe('the shown name', () => {
  test('is required of a label that is shown to agents, and may be empty of others [LABEL-052, LABEL-053, LABEL-064]', async () => {
    serveSaves()
    const { choose, next, inside, text, person } = await openRule({ showName: '' })
    for (const [shown, visible] of NAMED) {
      await choose('Shown to agents', shown)
      await choose('Visible to', visible)
      await next()
      await waitFor(() => expect(problems()).toEqual(['Please enter show name']))
    }
    await person.type(text(/Show name/), 'Shown')
    await next()
    expect(await inside.findByRole('button', { name: /Save label/ })).toBeVisible()
    await person.click(inside.getByRole('button', { name: 'Back' }))
    await person.clear(text(/Show name/))
    for (const [shown, visible] of UNNAMED) {
      await choose('Shown to agents', shown)
      await choose('Visible to', visible)
      await next()
      expect(await inside.findByRole('button', { name: /Save label/ })).toBeVisible()
      await person.click(inside.getByRole('button', { name: 'Back' }))
    }
  })

  test('a label for managers is saved as not displayed even with the switch on, and one for agents as displayed [LABEL-064, LABEL-091]', async () => {
    const { choose, savedAfter } = await openSaving()
    const forManagers = await savedAfter(async () => {
      await choose('Shown to agents', 'Yes')
      await choose('Visible to', 'Managers only')
    })
    expect(forManagers).toMatchObject({ visibility: 2, frontDisplay: 0 })
    const forAgents = await savedAfter(async () => choose('Visible to', 'Agents only'))
    expect(forAgents).toMatchObject({ visibility: 1, frontDisplay: 1 })
  })
})

describe('business and product', () => {
  test('in a new label no product can be chosen before a business [LABEL-054, LABEL-055, LABEL-056]', async () => {
    const editor = await openEditor('?new=rule')
    const { inside, person, pick } = editor
    expect(inside.getByRole('combobox', { name: 'Product' })).toBeDisabled()
    await pick('Business', 'Spring card activation')
    expect(inside.getByRole('combobox', { name: 'Product' })).toBeEnabled()
    await person.click(inside.getByRole('combobox', { name: 'Product' }))
    expect(await screen.findByTitle('Gold card')).toBeInTheDocument()
    expect(screen.queryByTitle('Travel cover')).toBeNull()
  })

  test('the product is searched by the server, and stays named whatever is searched next [LABEL-055]', async () => {
    const { inside, person, pick, server } = await openEditor('?new=rule')
    await pick('Business', 'Winter renewals')
    const product = inside.getByRole('combobox', { name: 'Product' })
    await person.type(product, 'travel')
    await waitFor(() => expect(server.productTexts).toContain('travel'))
    await waitFor(() => expect(screen.queryByTitle('Home cover plus')).toBeNull())
    await person.click(await screen.findByTitle('Travel cover'))
    await person.type(product, 'home')
    await waitFor(() => expect(server.productTexts).toContain('home'))
    expect(server.productTexts).not.toContain('trav')
    expect(
      inside.getByText('Travel cover', { selector: '.ant-select-content *, .ant-select-content' }),
    ).toBeInTheDocument()
  })

  test('another business clears the product and offers its own [LABEL-057]', async () => {
    const editor = await openEditor('?new=rule')
    const { pick, next } = editor
    await pick('Business', 'Winter renewals')
    await pick('Product', 'Travel cover')
    await pick('Business', 'Spring card activation')
    await next()
    await waitFor(() => expect(problems()).toContain('Please select product'))
    await pick('Product', 'Gold card')
    await waitFor(() => expect(problems()).not.toContain('Please select product'))
  })

  test('of a stored label both are shown and locked, as is the trigger [LABEL-084, LABEL-085, LABEL-086]', async () => {
    const editor = await openRule()
    const { inside } = editor
    expect(inside.getByText('Winter renewals')).toBeVisible()
    expect(inside.getByText('Home cover plus')).toBeVisible()
    expect(inside.getByRole('combobox', { name: 'Business' })).toBeDisabled()
    expect(inside.getByRole('combobox', { name: 'Product' })).toBeDisabled()
    expect(chosen(editor, 'Trigger')).toEqual(['Realtime'])
    expect(isLocked(editor, 'Trigger')).toBe(true)
    expect(isLocked(editor, 'Type')).toBe(false)
  })

  test('a product of none has to be chosen once', async () => {
    serveSaves()
    const { inside, next, pick } = await openRule({ productId: null, productName: null })
    await next()
    await waitFor(() => expect(problems()).toEqual(['Please select product']))
    expect(inside.getByRole('combobox', { name: 'Business' })).toBeDisabled()
    await pick('Product', 'Travel cover')
    await waitFor(() => expect(problems()).toEqual([]))
  })
})

describe('choices', () => {
  test('are those of the wire, with the initial ones of a new label [LABEL-058, LABEL-059, LABEL-060, LABEL-061, LABEL-063, LABEL-064, LABEL-068, LABEL-071, LABEL-078]', async () => {
    const editor = await openEditor('?new=rule')
    expect(optionsOf(editor, 'Type')).toEqual(['General', 'Deal', 'Quote'])
    expect(optionsOf(editor, 'Trigger')).toEqual(['Realtime', 'After call', 'On order'])
    expect(optionsOf(editor, 'Visible to')).toEqual(['All', 'Agents only', 'Managers only'])
    expect(optionsOf(editor, 'Check range')).toEqual(['Full text', 'Fixed range'])
    expect(optionsOf(editor, 'Push to')).toEqual(['Nobody', 'Agent', 'Manager', 'All'])
    const initial = [
      'Type',
      'Trigger',
      'Knowledge base',
      'About the customer',
      'Visible to',
      'Shown to agents',
      'Context',
      'Check range',
      'Push to',
    ].map((name) => [name, ...chosen(editor, name)])
    expect(initial).toEqual([
      ['Type'],
      ['Trigger'],
      ['Knowledge base', 'No'],
      ['About the customer', 'No'],
      ['Visible to', 'All'],
      ['Shown to agents', 'No'],
      ['Context', 'Each sentence'],
      ['Check range', 'Full text'],
      ['Push to', 'Nobody'],
    ])
  })

  test('types and triggers go out as their numbers and names [LABEL-058, LABEL-059]', async () => {
    const sent = serveSaves(() => new Refusal(1500, 'Not now.'))
    const editor = await openEditor('?new=prompt')
    const { person, inside } = editor
    await fillSettings(editor)
    await person.type(editor.number('Collection round'), '1')
    await editor.next()
    await person.type(await inside.findByRole('textbox', { name: 'Prompt content' }), 'Is it so?')
    for (const [type, trigger, number, name] of TYPES) {
      await person.click(inside.getByRole('button', { name: 'Back' }))
      await editor.choose('Type', type)
      await editor.choose('Trigger', trigger)
      await editor.next()
      await editor.save()
      await waitFor(() => expect(sent.created.at(-1)).toMatchObject({ type: number, triggerAt: name }))
    }
    expect(sent.created).toHaveLength(TYPES.length)
  })
})

describe('knowledge base', () => {
  test('can be switched to and fro in a new label [LABEL-060, LABEL-089]', async () => {
    const editor = await openEditor('?new=rule')
    await editor.choose('Knowledge base', 'Yes')
    expect(chosen(editor, 'Knowledge base')).toEqual(['Yes'])
    await editor.choose('Knowledge base', 'No')
    expect(chosen(editor, 'Knowledge base')).toEqual(['No'])
  })

  test('saved as 1 it is locked [LABEL-087]', async () => {
    const editor = await openRule({ kbBindable: 1 })
    expect(chosen(editor, 'Knowledge base')).toEqual(['Yes'])
    expect(isLocked(editor, 'Knowledge base')).toBe(true)
  })

  test('saved as 0 it may be set to 1 [LABEL-088]', async () => {
    const editor = await openSaving()
    expect(isLocked(editor, 'Knowledge base')).toBe(false)
    const body = await editor.savedAfter(async () => editor.choose('Knowledge base', 'Yes'))
    expect(body).toMatchObject({ kbBindable: 1 })
  })
})

describe('a label about the customer', () => {
  test('is visible to all at once, and can be nothing else until it is none any more [LABEL-061, LABEL-090]', async () => {
    const editor = await openRule({ visibility: 2 })
    expect(chosen(editor, 'Visible to')).toEqual(['Managers only'])
    await editor.choose('About the customer', 'Yes')
    expect(chosen(editor, 'Visible to')).toEqual(['All'])
    expect(isLocked(editor, 'Visible to')).toBe(true)
    await editor.choose('About the customer', 'No')
    expect(chosen(editor, 'Visible to')).toEqual(['All'])
    expect(isLocked(editor, 'Visible to')).toBe(false)
  })

  test('is saved as visible to all, and keeps its display [LABEL-090, LABEL-091]', async () => {
    const { choose, person, number, savedAfter } = await openSaving()
    const body = await savedAfter(async () => {
      await choose('Visible to', 'Managers only')
      await choose('About the customer', 'Yes')
      await person.type(number('Expiry'), '3600')
    })
    expect(body).toMatchObject({ visibility: 0, frontDisplay: 1, isCustomerRelated: 1, expire: 3600 })
  })

  test('needs an expiry of at least one second, and another label has none [LABEL-062]', async () => {
    const sent = serveSaves()
    const { choose, inside, next, number, person, save } = await openRule()
    expect(inside.queryByRole('spinbutton', { name: 'Expiry' })).toBeNull()
    await choose('About the customer', 'Yes')
    await next()
    await waitFor(() => expect(problems()).toEqual(['Please enter expiry']))
    await person.type(number('Expiry'), '0')
    await person.tab()
    expect(number('Expiry')).toHaveValue('1')
    await next()
    await save()
    await waitFor(() => expect(sent.modified).toHaveLength(1))
    expect(sent.modified[0]).toMatchObject({ expire: 1 })
  })

  test('that is none any more is saved without expiry [LABEL-062]', async () => {
    const { choose, savedAfter } = await openSaving(async () =>
      openRule({ isCustomerRelated: 1, expire: 60 }),
    )
    const body = await savedAfter(async () => choose('About the customer', 'No'))
    expect(body).toMatchObject({ isCustomerRelated: 0, expire: 0 })
  })
})

describe('check settings', () => {
  test('hits per call are a field of each sentence alone, 0 to 100 [LABEL-068, LABEL-069]', async () => {
    const sent = serveSaves()
    const { choose, inside, number, person, next, save } = await openRule()
    expect(inside.queryByRole('spinbutton', { name: 'Hits per call' })).toBeNull()
    await choose('Context', 'Each sentence')
    await person.clear(number('Hits per call'))
    await next()
    await waitFor(() => expect(problems()).toEqual(['Please enter hits per call']))
    await person.type(number('Hits per call'), '101')
    await person.tab()
    expect(number('Hits per call')).toHaveValue('100')
    await person.clear(number('Hits per call'))
    await person.type(number('Hits per call'), '-1')
    await person.tab()
    expect(number('Hits per call')).toHaveValue('0')
    await next()
    await save()
    await waitFor(() => expect(sent.modified).toHaveLength(1))
    expect(sent.modified[0]?.rule).toMatchObject({ useContext: 0, maxHitCnt: 0 })
  })

  test('with the conversation the field is hidden and 1 is saved [LABEL-068, LABEL-070]', async () => {
    const { choose, inside, savedAfter } = await openSaving(async () =>
      openRule({ rule: { ...sampleRule, useContext: 0, maxHitCnt: 7 } }),
    )
    const body = await savedAfter(async () => {
      await choose('Context', 'Conversation')
      expect(inside.queryByRole('spinbutton', { name: 'Hits per call' })).toBeNull()
    })
    expect(body?.rule).toMatchObject({ useContext: 1, maxHitCnt: 1 })
  })

  test('a fixed range needs two bounds in order, from -10000 to 10000, and the full text shows and sends none [LABEL-071..073]', async () => {
    const { choose, inside, number, person, next, savedAfter } = await openSaving()
    await choose('Check range', 'Fixed range')
    await next()
    await waitFor(() =>
      expect(problems()).toEqual(['Please enter from sentence', 'Please enter to sentence']),
    )
    await person.type(number('From sentence'), '-10001')
    await person.tab()
    expect(number('From sentence')).toHaveValue('-10000')
    await person.type(number('To sentence'), '10001')
    await person.tab()
    expect(number('To sentence')).toHaveValue('10000')
    await person.clear(number('From sentence'))
    await person.type(number('From sentence'), '9')
    await person.clear(number('To sentence'))
    await person.type(number('To sentence'), '3')
    await next()
    await waitFor(() => expect(problems()).toEqual(['The range ends before it begins']))
    const fixed = await savedAfter(async () => {
      await person.clear(number('To sentence'))
      await person.type(number('To sentence'), '-1')
    })
    expect(fixed?.rule).toMatchObject({ checkRangeType: 1, checkRangeBegin: 9, checkRangeEnd: -1 })
    const full = await savedAfter(async () => {
      await choose('Check range', 'Full text')
      expect(inside.queryByRole('spinbutton', { name: 'From sentence' })).toBeNull()
      expect(inside.queryByRole('spinbutton', { name: 'To sentence' })).toBeNull()
    })
    expect(full?.rule).toMatchObject({ checkRangeType: 0, checkRangeBegin: null, checkRangeEnd: null })
  })

  test('a collection round is an integer of at least 1, and a rule label has none [LABEL-074]', async () => {
    const { number, person, next, savedAfter } = await openSaving(openPrompt)
    for (const typed of ['0', '-3', '1.5', 'three', '']) {
      await person.clear(number('Collection round'))
      await person.type(number('Collection round'), '2')
      await waitFor(() => expect(problems()).toEqual([]))
      await person.clear(number('Collection round'))
      if (typed !== '') await person.type(number('Collection round'), typed)
      await next()
      await waitFor(() => expect(problems()).toEqual(['please enter an integer greater than 0']))
    }
    const body = await savedAfter(async () => {
      await person.clear(number('Collection round'))
      await person.type(number('Collection round'), '1')
    })
    expect(body?.rule).toMatchObject({
      sessionCollectRound: 1,
      lambdaType: 0,
      lambdaExpr: '',
      conditions: [],
    })
    const { inside } = await openEditor('?new=rule')
    expect(inside.queryByRole('spinbutton', { name: 'Collection round' })).toBeNull()
  })
})

describe('push settings', () => {
  test('to somebody need a type and a template, while the content may be empty [LABEL-079, LABEL-080, LABEL-083]', async () => {
    serveSaves()
    const editor = await openRule({ pushTo: 0, pushType: null, pushTemplate: null, pushContent: '' })
    await editor.choose('Push to', 'Manager')
    expect(optionsOf(editor, 'Push type')).toEqual(['Pop-up', 'Voice', 'Both'])
    expect(optionsOf(editor, 'Push template')).toEqual(['Alarm', 'Reminder', 'Deal', 'Tips'])
    await editor.next()
    await waitFor(() =>
      expect(problems()).toEqual(['Please select push type', 'Please select push template']),
    )
  })

  test('are sent as their numbers, by voice without a template and to nobody without any of them [LABEL-078..082]', async () => {
    const { choose, inside, savedAfter } = await openSaving()
    for (const [to, type, template, numbers] of PUSHES) {
      const body = await savedAfter(async () => {
        await choose('Push to', to)
        await choose('Push type', type)
        await choose('Push template', template)
      })
      expect(body).toMatchObject(numbers)
    }
    const byVoice = await savedAfter(async () => {
      await choose('Push type', 'Voice')
      expect(inside.queryByRole('radiogroup', { name: 'Push template' })).toBeNull()
    })
    expect(byVoice).toMatchObject({ pushTo: 3, pushType: 1, pushTemplate: null })
    const toNobody = await savedAfter(async () => {
      await choose('Push to', 'Nobody')
      expect(inside.queryByRole('radiogroup', { name: 'Push type' })).toBeNull()
      expect(inside.queryByRole('radiogroup', { name: 'Push template' })).toBeNull()
      expect(inside.queryByRole('textbox', { name: /Push content/ })).toBeNull()
    })
    expect(toNobody).toMatchObject({ pushTo: 0, pushType: null, pushTemplate: null, pushContent: '' })
  })
})
