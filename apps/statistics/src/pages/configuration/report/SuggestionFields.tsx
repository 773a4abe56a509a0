import { ProFormText, ProFormTextArea } from '@ant-design/pro-components'
import { userData } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from '../Configuration.module.css'
import { RuleList } from './RuleList.tsx'

const TIPS_ROWS = 3

export function SuggestionFields({ sources }: { sources: readonly userData.DataSource[] }) {
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
