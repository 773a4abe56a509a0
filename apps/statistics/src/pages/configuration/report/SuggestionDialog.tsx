import {
  ProForm,
  type ProFormInstance,
  ProFormList,
  ProFormText,
  ProFormTextArea,
} from '@ant-design/pro-components'
import { userData } from '@console/contracts'
import { useFormDraft, useHost } from '@console/sub-app'
import { AppModal, DraftNotice, IconButton } from '@console/ui'
import { NumberInput } from '@console/ui/number-input'
import { Form, Select } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  EMPTY_SUGGESTION,
  NEW_RULE,
  type RuleForm,
  type SuggestionForm,
  toCheck,
  toForm,
} from '../../../model/suggestions.ts'
import styles from '../Configuration.module.css'

const TIPS_ROWS = 3

type SuggestionDialogProps = {
  /** Null: a new one. */
  stored: userData.CheckConfig | null
  bizTypeId: number
  sources: readonly userData.DataSource[]
  isSaving: boolean
  onSave: (check: userData.SavedCheck, onSaved: () => void) => void
  onClose: () => void
}

const WIDTH = 720

/** A suggestion with its rules (RPT-052..059). */
export function SuggestionDialog(props: SuggestionDialogProps) {
  const { stored, sources, isSaving, onSave, onClose } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const form = useSuggestionForm(props)
  function close(): void {
    form.drop()
    onClose()
  }
  return (
    <AppModal
      open
      fillsPhone
      width={WIDTH}
      title={formatMessage({ id: `statConfig.suggestion.${stored === null ? 'new' : 'edit'}` })}
      okText={formatMessage({ id: 'statConfig.save' })}
      okButtonProps={{ loading: isSaving }}
      closable={!isSaving}
      onCancel={close}
      onOk={form.submit}
    >
      <DraftNotice draft={{ typedAt: form.typedAt, discard: form.discard }} timezone={timezone} />
      <ProForm<SuggestionForm>
        formRef={form.ref}
        submitter={false}
        omitNil={false}
        requiredMark="optional"
        initialValues={form.initial}
        onValuesChange={form.type}
        onFinish={async () => {
          onSave(form.check(), close)
          return false
        }}
      >
        <SuggestionFields sources={sources} />
      </ProForm>
    </AppModal>
  )
}

function SuggestionFields({ sources }: { sources: readonly userData.DataSource[] }) {
  const { formatMessage } = useIntl()
  const text = (key: string) => formatMessage({ id: `statConfig.suggestion.${key}` })
  const limited = (max: number) => ({ max, message: formatMessage({ id: 'statConfig.tooLong' }, { max }) })
  const required = (key: string) => ({ required: true, whitespace: true, message: text(key) })
  return (
    <>
      <ProFormText
        name="name"
        label={text('name')}
        rules={[required('name.required'), limited(userData.MAX_SUGGESTION_NAME)]}
      />
      <ProFormTextArea
        name="tips"
        label={text('tips')}
        fieldProps={{ rows: TIPS_ROWS }}
        rules={[required('tips.required'), limited(userData.MAX_SUGGESTION_TIPS)]}
      />
      <RuleList sources={sources} />
      <p className={styles['note']}>{text('note')}</p>
    </>
  )
}

type FormOptions = { stored: userData.CheckConfig | null; bizTypeId: number }

/** The form of antd, and its draft: what was typed survives a failure, a reload and a new sign-in. */
function useSuggestionForm({ stored, bizTypeId }: FormOptions) {
  const ref = useRef<ProFormInstance<SuggestionForm>>(undefined)
  const draft = useFormDraft<SuggestionForm>({
    name: 'suggestion',
    id: stored?.id ?? `new-${bizTypeId}`,
    initial: stored === null ? EMPTY_SUGGESTION : toForm(stored),
  })
  // antd's form reads them once.
  const [initial] = useState(draft.form)
  return {
    ref,
    initial,
    typedAt: draft.typedAt,
    type: () => draft.setForm(typedForm(ref.current)),
    check: () => toCheck(draft.form, stored),
    submit: () => ref.current?.submit(),
    /** The draft is no longer needed. */
    drop: draft.discard,
    /** Shows the suggestion as it is stored. */
    discard: () => {
      ref.current?.setFieldsValue(draft.base)
      draft.discard()
    },
  }
}

/** All that the form holds: what it hands to its listeners lacks the ids of rules, which have no field. */
function typedForm(form: ProFormInstance<SuggestionForm> | undefined): SuggestionForm {
  const values: unknown = form?.getFieldsValue(true)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own type of it is any; its fields are those of the form
  const { name = '', tips = '', rules = [] } = (values ?? {}) as Partial<SuggestionForm>
  return {
    name,
    tips,
    // A field that was emptied has no value.
    rules: rules.map(({ id, sourceId, logic, threshold }) => ({
      id,
      sourceId: sourceId ?? null,
      logic: logic ?? null,
      threshold: threshold ?? null,
    })),
  }
}

/** The rules of a suggestion, all of which must hold: at least one, and each complete (RPT-054, RPT-055). */
function RuleList({ sources }: { sources: readonly userData.DataSource[] }) {
  const { formatMessage } = useIntl()
  const text = (key: string) => formatMessage({ id: `statConfig.rule.${key}` })
  return (
    <ProFormList<RuleForm>
      name="rules"
      required
      label={formatMessage({ id: 'statConfig.suggestion.rules' })}
      max={userData.MAX_SUGGESTION_RULES}
      copyIconProps={false}
      deleteIconProps={false}
      creatorRecord={NEW_RULE}
      creatorButtonProps={{ creatorButtonText: text('add') }}
      itemRender={inItem}
      rules={[
        {
          validator: async (_, rules: unknown) => {
            if (!Array.isArray(rules) || rules.length === 0) throw new Error(text('none'))
          },
        },
      ]}
    >
      {({ name: index }, _index, { remove }) => (
        <div
          className={styles['rule']}
          role="group"
          aria-label={formatMessage({ id: 'statConfig.rule' }, { number: index + 1 })}
        >
          <RuleFields index={index} sources={sources} />
          <IconButton
            icon="trash"
            label={formatMessage({ id: 'statConfig.rule.remove' }, { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      )}
    </ProFormList>
  )
}

type RuleFieldsProps = { index: number; sources: readonly userData.DataSource[] }

/** Offered are the sources that are selected, figures and labels alike (RPT-059). */
function RuleFields({ index, sources }: RuleFieldsProps) {
  const { formatMessage } = useIntl()
  const text = (key: string) => formatMessage({ id: `statConfig.rule.${key}` })
  const required = (key: string) => [{ required: true, message: text(`${key}.required`) }]
  const selected = sources.filter(({ status }) => status === 1)
  return (
    <>
      <Form.Item name={[index, 'sourceId']} rules={required('source')}>
        <Select
          aria-label={text('source')}
          placeholder={text('source')}
          options={selected.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name={[index, 'logic']} rules={required('logic')}>
        <Select
          aria-label={text('logic')}
          placeholder={text('logic')}
          options={userData.LOGICS.map((logic) => ({ value: logic, label: logic }))}
        />
      </Form.Item>
      <Form.Item name={[index, 'threshold']} rules={required('threshold')}>
        <NumberInput aria-label={text('threshold')} placeholder={text('threshold')} inputMode="decimal" />
      </Form.Item>
    </>
  )
}

/** The library would add icons of its own beside each row. */
function inItem({ listDom }: { listDom: ReactNode }) {
  return <div>{listDom}</div>
}
