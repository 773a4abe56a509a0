import { ProFormList } from '@ant-design/pro-components'
import { userData } from '@console/contracts'
import { IconButton } from '@console/ui'
import { NumberInput } from '@console/ui/number-input'
import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { NEW_RULE, type RuleForm } from '../../../model/suggestions.ts'
import styles from '../Configuration.module.css'

/** The rules of a suggestion, all of which must hold: at least one, and each complete (RPT-054, RPT-055). */
export function RuleList({ sources }: { sources: readonly userData.DataSource[] }) {
  const { formatMessage } = useIntl()
  const text = (key: string) => formatMessage({ id: `statConfig.rule.${key}` })
  return (
    <ProFormList<RuleForm>
      name="rules"
      required
      label={formatMessage({ id: 'statConfig.suggestion.rules' })}
      className={styles['rules'] ?? ''}
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
