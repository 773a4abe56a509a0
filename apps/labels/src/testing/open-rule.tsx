import { label } from '@console/contracts'
import type { SubAppDefinition } from '@console/sub-app'
import { type FormObject, useForm, useFormValues } from '@console/sub-app/form'
import { sharedTexts } from '@console/sub-app/shared-texts'
import { renderSubAppPage, type RenderOptions } from '@console/testing'
import { FormBody } from '@console/ui/form'
import { formTexts } from '@console/ui/form-texts'
import { defineTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { EMPTY_FORM, type LabelForm } from '../model/label-form.ts'
import { findWrongFields } from '../rule/model/problems.ts'
import type { RuleSettings, RuleValues } from '../rule/model/rule-values.ts'
import { RuleFields } from '../rule/RuleFields.tsx'

type OpenOptions = Partial<RuleValues> & {
  settings?: Partial<RuleSettings>
  /** Fields that the server refuses, with what it says of them. */
  refused?: Readonly<Record<string, string>>
  render?: Partial<Omit<RenderOptions, 'app' | 'path'>>
}

const SETTINGS: RuleSettings = {
  triggerAt: 'realtime',
  useContext: label.USE_CONTEXT.conversation,
  maxHitCnt: 1,
  checkRangeType: label.CHECK_RANGE.full,
  checkRangeBegin: null,
  checkRangeEnd: null,
}

/** Renders the rule editor within a form, as the wizard does. */
export function openRule({ settings, refused, render, ...values }: OpenOptions = {}) {
  const saved: RuleValues[] = []
  let form: FormObject<LabelForm> | null = null
  const initial: LabelForm = { ...EMPTY_FORM, ...SETTINGS, ...settings, ...values }

  function RulePage() {
    form = useForm({
      draft: useFormValues(initial),
      save: async ({ lambdaType, lambdaExpr, conditions }) => {
        if (refused !== undefined) throw new Error('refused')
        saved.push({ lambdaType, lambdaExpr, conditions })
      },
      staysAsItIs: true,
      check: (next) => Object.fromEntries(findWrongFields(next, next.triggerAt).map((name) => [name, ''])),
      checksChanges: true,
      refusedFields: () => refused ?? {},
    })
    return (
      <FormBody form={form} footer={<button>Save</button>}>
        <RuleFields form={form} />
      </FormBody>
    )
  }

  const view = renderSubAppPage({ app: createSubApp(RulePage), path: '/console/rule', ...render })
  const findForm = (): FormObject<LabelForm> => {
    if (form === null) throw new Error('the page has not rendered')
    return form
  }
  const conditions = () => findForm().values.conditions
  return {
    ...view,
    /** Saved values, save by save. */
    saved,
    form: findForm,
    /** The conditions as they are in the form. */
    conditions,
    paramOf: (letter: string): unknown => {
      const found = conditions().find(({ lambda }) => lambda === letter)
      return found === undefined ? undefined : JSON.parse(found.param)
    },
    save: async () => view.person.click(screen.getByRole('button', { name: 'Save' })),
    /** Opens the card of a condition, or closes it. */
    toggle: async (letter: string) => view.person.click(getCardToggle(letter)),
    choose: async (field: string, option: string, letter?: string) => {
      const scope = letter === undefined ? screen : within(card(letter))
      const select = scope.getByRole('combobox', { name: field })
      if (select.getAttribute('aria-expanded') !== 'true') await view.person.click(select)
      await view.person.click(await findOption(option))
    },
  }
}

function createSubApp(RulePage: ComponentType): SubAppDefinition {
  return {
    manifest: {
      module: 'rule',
      routerBase: ['/console/rule'],
      routes: [{ path: '/console/rule', component: 'RulePage' }],
      tiers: ['core'],
    },
    pages: { RulePage },
    texts: defineTexts(sharedTexts, uiTexts, formTexts),
  }
}

export function card(letter: string): HTMLElement {
  return screen.getByRole('region', { name: `Condition ${letter}` })
}

export function getCardToggle(letter: string): HTMLElement {
  const [toggle] = within(card(letter)).getAllByRole('button')
  if (toggle === undefined) throw new Error(`card ${letter} has no button`)
  return toggle
}

/** The options that an open list offers; antd renders those that are read aloud apart from those that are seen. */
export async function offeredOptions(): Promise<string[]> {
  await screen.findAllByRole('option')
  return [
    ...document.querySelectorAll(
      '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    ),
  ].map(({ textContent }) => textContent)
}

async function findOption(text: string): Promise<Element> {
  await screen.findAllByRole('option')
  const options = document.querySelectorAll(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
  )
  const option = [...options].find(({ textContent }) => textContent === text)
  if (option === undefined) throw new Error(`there is no option ${text}`)
  return option
}
