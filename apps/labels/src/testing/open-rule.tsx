import { ProForm } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import type { SubAppDefinition } from '@console/sub-app'
import { sharedTexts } from '@console/sub-app/shared-texts'
import { renderSubAppPage, type RenderOptions } from '@console/testing'
import { formTexts } from '@console/ui/form-texts'
import { defineTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'
import { screen, within } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import type { ComponentType } from 'react'
import type { RuleSettings } from '../rule/model/rule-settings.ts'
import type { RuleValues } from '../rule/model/rule-values.ts'
import { RuleFields } from '../rule/RuleFields.tsx'

type OpenOptions = Partial<RuleValues> & {
  settings?: Partial<RuleSettings>
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
export function openRule({ settings, render, ...values }: OpenOptions = {}) {
  const saved: RuleValues[] = []
  let form: FormInstance<RuleValues> | null = null
  const initial: RuleValues = { lambdaType: label.LAMBDA_TYPE.all, lambdaExpr: '', conditions: [], ...values }

  function RulePage() {
    const [own] = Form.useForm<RuleValues>()
    form = own
    return (
      <ProForm<RuleValues>
        form={own}
        omitNil={false}
        initialValues={initial}
        submitter={{ searchConfig: { submitText: 'Save' }, resetButtonProps: false }}
        onFinish={async (next) => {
          saved.push(next)
        }}
      >
        <RuleFields settings={{ ...SETTINGS, ...settings }} />
      </ProForm>
    )
  }

  const view = renderSubAppPage({ app: createSubApp(RulePage), path: '/console/rule', ...render })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own type of it is any
  const conditions = () => form?.getFieldValue('conditions') as label.Condition[]
  return {
    ...view,
    /** Saved values, save by save. */
    saved,
    form: (): FormInstance<RuleValues> => {
      if (form === null) throw new Error('the page has not rendered')
      return form
    },
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
