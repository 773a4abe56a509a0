import { ProFormDigit, ProFormText, ProFormTextArea } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { MAX_STORED_NUMBER, needsShowName } from '../model/field-problems.ts'
import type { LabelForm } from '../model/label-form.ts'
import { MEANING_TEXTS } from '../model/label-texts.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldSection } from './FieldSection.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { useRequired, useTextLimit } from './use-rules.ts'
import styles from './LabelEditor.module.css'

type BaseFieldsProps = { values: LabelForm; stored: label.Label | null }

const { MEANING, TRIGGERS, VISIBILITY } = label
const MEANINGS = [MEANING.general, MEANING.ordered, MEANING.quote] as const
const VISIBILITIES = ['all', 'seat', 'manager'] as const

/** A label's name, product and viewers (LABEL-051..065). */
export function BaseFields({ values, stored }: BaseFieldsProps) {
  const { formatMessage } = useIntl()
  const limit = useTextLimit()
  const name = formatMessage({ id: 'label.name' })
  const requiredName = useRequired('text', name)
  return (
    <FieldSection title={formatMessage({ id: 'label.base' })} text={formatMessage({ id: 'label.base.text' })}>
      <ProFormText
        name="name"
        label={name}
        placeholder=""
        rules={[requiredName, limit]}
        formItemProps={{ className: styles['wide'] ?? '' }}
        fieldProps={{ autoFocus: stored === null, allowClear: false, count: COUNT }}
      />
      <ScopeFields values={values} stored={stored} />
      <ChoiceField
        name="type"
        label={formatMessage({ id: 'label.type' })}
        options={MEANINGS.map((value) => ({ value, label: formatMessage({ id: MEANING_TEXTS[value] }) }))}
      />
      <ChoiceField
        name="triggerAt"
        label={formatMessage({ id: 'label.trigger' })}
        isDisabled={stored !== null}
        note={stored !== null && formatMessage({ id: 'label.locked' })}
        options={TRIGGERS.map((value) => ({ value, label: formatMessage({ id: `label.trigger.${value}` }) }))}
      />
      <CustomerFields values={values} />
      <ShowFields values={values} />
      <KnowledgeField stored={stored} />
      <ShowNameField values={values} />
      <ProFormTextArea
        name="remark"
        label={formatMessage({ id: 'label.remark' })}
        placeholder=""
        rules={[limit]}
        formItemProps={{ className: `${styles['wide']} ${styles['counted']}` }}
        fieldProps={{ autoSize: { minRows: 2, maxRows: 4 }, count: COUNT }}
      />
    </FieldSection>
  )
}

/** Shows how many characters there are; one too many is refused, not cut off. */
const COUNT = { show: true, max: label.MAX_LABEL_CHARACTERS }

/** Fields for whether a customer carries it, and how long. */
function CustomerFields({ values }: { values: LabelForm }) {
  const { formatMessage } = useIntl()
  const yesNo = useYesNo()
  const expire = formatMessage({ id: 'label.expire' })
  const required = useRequired('number', expire)
  return (
    <>
      <ChoiceField
        name="isCustomerRelated"
        label={formatMessage({ id: 'label.customer' })}
        options={yesNo}
        note={formatMessage({ id: 'label.customer.note' })}
      />
      {values.isCustomerRelated === 1 && (
        <ProFormDigit
          name="expire"
          label={expire}
          placeholder=""
          min={1}
          max={MAX_STORED_NUMBER}
          rules={[required]}
          fieldProps={{ precision: 0, suffix: formatMessage({ id: 'label.seconds' }) }}
        />
      )}
    </>
  )
}

/** Fields for who sees it, and whether it is displayed. */
function ShowFields({ values }: { values: LabelForm }) {
  const { formatMessage } = useIntl()
  const yesNo = useYesNo()
  const isOfCustomer = values.isCustomerRelated === 1
  const isManagerOnly = values.visibility === VISIBILITY.manager
  return (
    <>
      <ChoiceField
        name="visibility"
        label={formatMessage({ id: 'label.visibility' })}
        isDisabled={isOfCustomer}
        note={isOfCustomer && formatMessage({ id: 'label.visibility.forced' })}
        options={VISIBILITIES.map((key) => ({
          value: VISIBILITY[key],
          label: formatMessage({ id: `label.visibility.${key}` }),
        }))}
      />
      <ChoiceField
        name="frontDisplay"
        label={formatMessage({ id: 'label.frontDisplay' })}
        note={isManagerOnly && formatMessage({ id: 'label.frontDisplay.forced' })}
        options={yesNo}
      />
    </>
  )
}

/** Field for whether knowledge can be bound to it; saved as 1 it stays so (LABEL-087). */
function KnowledgeField({ stored }: Pick<BaseFieldsProps, 'stored'>) {
  const { formatMessage } = useIntl()
  const yesNo = useYesNo()
  const isLocked = stored?.kbBindable === 1
  return (
    <ChoiceField
      name="kbBindable"
      label={formatMessage({ id: 'label.kbBindable' })}
      options={yesNo}
      isDisabled={isLocked}
      note={formatMessage({ id: isLocked ? 'label.locked' : 'label.kbBindable.note' })}
    />
  )
}

/** Under which name it is shown; agents need one (LABEL-052). */
function ShowNameField({ values }: { values: LabelForm }) {
  const { formatMessage } = useIntl()
  const limit = useTextLimit()
  const name = formatMessage({ id: 'label.showName' })
  const required = useRequired('text', name)
  return (
    <ProFormText
      name="showName"
      label={name}
      placeholder=""
      rules={needsShowName(values) ? [required, limit] : [limit]}
      formItemProps={{ className: styles['wide'] ?? '' }}
      fieldProps={{ allowClear: false, count: COUNT }}
    />
  )
}

/** The options of a field that is 0 or 1 on the wire. */
function useYesNo() {
  const { formatMessage } = useIntl()
  return [
    { value: 1, label: formatMessage({ id: 'label.yes' }) },
    { value: 0, label: formatMessage({ id: 'label.no' }) },
  ]
}
