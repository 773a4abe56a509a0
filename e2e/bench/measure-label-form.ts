import { label } from '@console/contracts'
import type { BrowserContext } from '@playwright/test'
import { postLabel } from '../fixtures/post-label.ts'
import { notePaints, notedPaints } from './note-paints.ts'

const TYPED = 'money back guarantee'
const TYPED_CONDITIONS = 5
/** Pause between the keys of a fast typist; all work of one key has ended before the next. */
const KEY_PAUSE_MS = 120

/** Letters of the rule's conditions. */
export const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T'.split(' ')

const rule: Partial<label.Rule> = {
  labelType: label.LABEL_TYPE.rule,
  promptContent: '',
  sessionCollectRound: null,
  lambdaType: label.LAMBDA_TYPE.custom,
  lambdaExpr: LETTERS.join(' || '),
  conditions: LETTERS.map((lambda) => ({
    id: 0,
    lambda,
    type: label.CONDITION_TYPE.keyword,
    role: label.ROLE.customer,
    checkRangeType: label.CHECK_RANGE.full,
    checkRangeBegin: null,
    checkRangeEnd: null,
    checkRangePolicy: 0,
    preConditionLambda: '',
    param: JSON.stringify({
      detectType: label.KEYWORDS.any,
      keywords: ['cancel', 'refund', `word ${lambda}`],
    }),
  })),
}

/** Types keywords into conditions of a rule that has 20, whose sentence and checks follow each key: how long until it is painted. */
export async function measureLabelForm(context: BrowserContext): Promise<number[]> {
  const { id } = await postLabel(context.request, 'Twenty conditions', rule)
  const page = await context.newPage()
  await page.goto(`/console/label/config?edit=${id}`)
  const editor = page.getByRole('dialog')
  await editor.getByRole('button', { name: 'Next' }).click()
  await editor.getByRole('region', { name: `Condition ${LETTERS.at(-1)}` }).waitFor()
  await notePaints(page, 'beforeinput')
  for (const letter of LETTERS.slice(-TYPED_CONDITIONS)) {
    const condition = editor.getByRole('region', { name: `Condition ${letter}` })
    const expand = condition.getByRole('button', { expanded: false })
    if ((await expand.count()) > 0) await expand.first().click()
    await condition.getByRole('textbox', { name: 'Keywords', exact: true }).focus()
    await page.waitForTimeout(KEY_PAUSE_MS)
    await page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS })
    await page.keyboard.press('Enter')
  }
  const keysMs = await notedPaints(page)
  await page.close()
  return keysMs
}
