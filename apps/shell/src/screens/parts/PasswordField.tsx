import { Input, type InputRef } from 'antd'
import { Icon } from '@console/ui'
import { useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import styles from './PasswordField.module.css'

type PasswordFieldProps = {
  id: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  maxLength: number
  value: string
  onChange: (value: string) => void
  ref?: Ref<InputRef>
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/** A password that can be shown for a moment. */
export function PasswordField({ value, onChange, ...input }: PasswordFieldProps) {
  const { formatMessage } = useIntl()
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      {...input}
      size="large"
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => {
        onChange(event.target.value)
      }}
      suffix={
        <button
          type="button"
          className={styles['reveal']}
          aria-label={formatMessage({ id: isShown ? 'signIn.hidePassword' : 'signIn.showPassword' })}
          aria-pressed={isShown}
          onClick={() => {
            setIsShown(!isShown)
          }}
        >
          <Icon name={isShown ? 'eye' : 'eyeOff'} size={18} />
        </button>
      }
    />
  )
}
