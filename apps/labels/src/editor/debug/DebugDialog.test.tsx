import { label, type ParsedBodyOf } from '@console/contracts'
import { mockCall, mockPending, network, Refusal } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openEditor, openPrompt, serveSaves } from '../../testing/open-editor.ts'
import { findDialog } from '../../testing/open-labels.ts'

let sent: ParsedBodyOf<typeof label.debug>[]

beforeEach(() => {
  sent = []
  serveSaves()
  network.use(
    mockCall(label.debug, ({ body }) => {
      sent.push(body)
      return { question: body.question, answer: `<p>Judged <b>${sent.length}</b></p>` }
    }),
  )
})

async function openDebug() {
  const editor = await openPrompt()
  await editor.next()
  await editor.person.click(await editor.inside.findByRole('button', { name: 'Verify' }))
  const dialog = await findDialog('Verify with a simulated conversation')
  const inside = within(dialog)
  const line = await inside.findByRole('textbox', { name: 'Line' })
  return {
    ...editor,
    dialog,
    inside,
    line,
    lines: () =>
      within(inside.getByRole('list', { name: 'Simulated conversation' })).queryAllByRole('listitem'),
    side: () =>
      within(inside.getByRole('radiogroup', { name: 'Speaker' }))
        .getAllByRole('radio')
        .filter((one) => one instanceof HTMLInputElement && one.checked)
        .map((one) => one.closest('label')?.textContent),
    say: async (text: string) => editor.person.type(line, `${text}{Enter}`),
  }
}

test('Verify opens a dialog of 800 px once a product is chosen [LABEL-136]', async () => {
  const { dialog } = await openDebug()
  expect(dialog.style.width).toBe('800px')
})

test('Verify cannot be used before a product is chosen [LABEL-136]', async () => {
  await openEditor('?new=prompt')
  expect(screen.getByText('Verify').closest('button')).toBeDisabled()
})

test('says that unsaved changes are not included', async () => {
  const editor = await openPrompt()
  await editor.person.type(editor.text('Label name'), '!')
  await editor.next()
  await editor.person.click(await editor.inside.findByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Your unsaved changes are not included.')).toBeVisible()
})

describe('the conversation', () => {
  test('shows lines and answers in order, the two sides on opposite edges [LABEL-137, LABEL-139, LABEL-144]', async () => {
    const { say, lines, inside, person } = await openDebug()
    await say('How can I help?')
    await waitFor(() => expect(sent).toHaveLength(1))
    await person.click(inside.getByText('Customer (input)', { selector: '.ant-segmented-item-label' }))
    await say('How much is it?')
    await inside.findByText('2')
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      'Agent (output)0–1000 msHow can I help?Judged 1',
      'Customer (input)1000–2000 msHow much is it?Judged 2',
    ])
    expect(lines().map((one) => one.dataset['side'])).toEqual(['output', 'input'])
    expect(sent.map(({ source }) => source)).toEqual([0, 1])
  })

  test('the end of the conversation is in view when a line is sent and when its answer has come', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => scrolled.mockRestore())
    const { say, inside } = await openDebug()
    scrolled.mockClear()
    await say('How can I help?')
    await inside.findByText('1')
    expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]])
  })

  test('sends product, environment, side and ids: one session, a voice a line [LABEL-142, LABEL-145]', async () => {
    const { say, inside } = await openDebug()
    await say('One')
    await inside.findByText('1')
    await say('Two')
    await inside.findByText('2')
    const [first, second] = sent
    expect(first).toEqual({
      isProd: false,
      productId: 21,
      question: 'One',
      source: 0,
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      voiceId: `${first?.sessionId}-1`,
    })
    expect(second?.sessionId).toBe(first?.sessionId)
    expect(second?.voiceId).toBe(`${first?.sessionId}-2`)
  })

  test('shows the question as the server understood it [LABEL-142]', async () => {
    network.use(mockCall(label.debug, { question: 'How much is it?', answer: '' }))
    const { say, inside } = await openDebug()
    await say('how mutch is it')
    expect(await inside.findByText('How much is it?')).toBeVisible()
  })

  test('shows answers formatted, without scripts, event attributes and javascript links [LABEL-143]', async () => {
    const answer =
      '<p onclick="x()">Hit: <b>price</b></p><script>steal()</script><img src=x onerror="x()">' +
      '<a href="javascript:x()">here</a>'
    network.use(mockCall(label.debug, ({ body }) => ({ question: body.question, answer })))
    const { say, inside, lines } = await openDebug()
    await say('One')
    expect(await inside.findByText('price')).toBeVisible()
    expect(lines()[0]?.querySelector('div')?.innerHTML).toBe('<p>Hit: <b>price</b></p><a>here</a>')
  })

  test('an empty or blank line is not sent [LABEL-148]', async () => {
    const { person, line, inside } = await openDebug()
    await person.type(line, '{Enter}')
    await person.type(line, '   {Enter}')
    expect(inside.getByRole('button', { name: /Send/ })).toBeDisabled()
    expect(sent).toEqual([])
  })

  test('a failure shows the message of the server, leaves the lines, and gives the text back [LABEL-149]', async () => {
    const { say, inside, line, lines } = await openDebug()
    await say('One')
    await inside.findByText('1')
    network.use(mockCall(label.debug, new Refusal(1500, 'The model is overloaded.')))
    await say('Two')
    expect(await inside.findByText('The model is overloaded.')).toBeVisible()
    expect(lines()).toHaveLength(1)
    expect(line).toHaveValue('Two')
  })

  test('a line that is on its way is shown, and no second one is sent', async () => {
    network.use(mockPending(label.debug))
    const { say, inside, lines } = await openDebug()
    await say('One')
    expect(await inside.findByText('Judging…')).toBeVisible()
    await say('Two')
    expect(lines()).toHaveLength(1)
  })
})

describe('the sides', () => {
  test('are switched by ctrl and arrows, which keep the text [LABEL-139, LABEL-140, LABEL-141]', async () => {
    const { person, line, side } = await openDebug()
    expect(side()).toEqual(['Agent (output)'])
    await person.type(line, 'half a line')
    fireEvent.keyDown(line, { key: 'ArrowRight', ctrlKey: true })
    expect(side()).toEqual(['Customer (input)'])
    fireEvent.keyDown(line, { key: 'ArrowRight', ctrlKey: true })
    expect(side()).toEqual(['Customer (input)'])
    fireEvent.keyDown(line, { key: 'ArrowLeft', ctrlKey: true })
    expect(side()).toEqual(['Agent (output)'])
    expect(line).toHaveValue('half a line')
    fireEvent.keyDown(line, { key: 'ArrowRight' })
    expect(side()).toEqual(['Agent (output)'])
  })
})

describe('the environment', () => {
  test('is test at first, and production sends isProd true in a new session without the lines before [LABEL-138]', async () => {
    const { say, inside, person, lines } = await openDebug()
    await say('One')
    await inside.findByText('1')
    await person.click(inside.getByText('Production'))
    expect(lines().filter((one) => one.dataset['side'] !== undefined)).toEqual([])
    await say('Two')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ isProd }) => isProd)).toEqual([false, true])
    expect(sent[1]?.sessionId).not.toBe(sent[0]?.sessionId)
    expect(sent[1]?.voiceId).toBe(`${sent[1]?.sessionId}-1`)
  })
})

describe('the session id', () => {
  test('is copied with a message [LABEL-146]', async () => {
    const { inside, person, services, say } = await openDebug()
    await person.click(inside.getByRole('button', { name: /Copy session id/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Session id copied'))
    const copied = await navigator.clipboard.readText()
    await say('One')
    await waitFor(() => expect(sent[0]?.sessionId).toBe(copied))
  })

  test('that cannot be copied says so [LABEL-147]', async () => {
    const { inside, person, services } = await openDebug()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await person.click(inside.getByRole('button', { name: /Copy session id/ }))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Copying the session id failed'))
    expect(services.toast.success).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
