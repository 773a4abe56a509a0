import { ProFormTextArea } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { needsPushTemplate } from '../model/field-problems.ts'
import type { LabelForm } from '../model/label-form.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldSection } from './FieldSection.tsx'
import { useTextLimit } from './use-rules.ts'
import styles from './LabelEditor.module.css'

const { MAX_LABEL_CHARACTERS, PUSH_TEMPLATE, PUSH_TO, PUSH_TYPE } = label
const RECEIVERS = ['none', 'seat', 'manager', 'all'] as const
const TYPES = ['popUp', 'voice', 'both'] as const
const TEMPLATES = ['alarm', 'reminder', 'deal', 'tips'] as const

/** Receivers of a message of a hit, and the way it is sent (LABEL-078..083). */
export function PushFields({ values }: { values: LabelForm }) {
  const { formatMessage } = useIntl()
  const limit = useTextLimit()
  return (
    <FieldSection title={formatMessage({ id: 'label.push' })} text={formatMessage({ id: 'label.push.text' })}>
      <ChoiceField
        name="pushTo"
        label={formatMessage({ id: 'label.pushTo' })}
        options={RECEIVERS.map((key) => ({
          value: PUSH_TO[key],
          label: formatMessage({ id: `label.pushTo.${key}` }),
        }))}
      />
      {values.pushTo !== PUSH_TO.none && (
        <>
          <ChoiceField
            name="pushType"
            label={formatMessage({ id: 'label.pushType' })}
            options={TYPES.map((key) => ({
              value: PUSH_TYPE[key],
              label: formatMessage({ id: `label.pushType.${key}` }),
            }))}
          />
          {needsPushTemplate(values) && (
            <ChoiceField
              name="pushTemplate"
              label={formatMessage({ id: 'label.pushTemplate' })}
              options={TEMPLATES.map((key) => ({
                value: PUSH_TEMPLATE[key],
                label: formatMessage({ id: `label.pushTemplate.${key}` }),
              }))}
            />
          )}
          <ProFormTextArea
            name="pushContent"
            label={formatMessage({ id: 'label.pushContent' })}
            placeholder=""
            rules={[limit]}
            formItemProps={{ className: `${styles['wide']} ${styles['counted']}` }}
            fieldProps={{
              autoSize: { minRows: 2, maxRows: 4 },
              count: { show: true, max: MAX_LABEL_CHARACTERS },
            }}
          />
        </>
      )}
    </FieldSection>
  )
}
