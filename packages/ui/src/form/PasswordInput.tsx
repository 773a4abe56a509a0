import { Input, type InputProps, type InputRef } from 'antd'
import { useState, type Ref } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './PasswordInput.module.css'

type PasswordInputProps = Omit<InputProps, 'value' | 'onChange' | 'suffix' | 'type' | 'ref'> & {
  value: string
  onChange: (value: string) => void
  /** Names of the button that shows and hides it. */
  showText: string
  hideText: string
  ref?: Ref<InputRef>
}

/** A password that can be shown for a moment. */
export function PasswordInput({ value, onChange, showText, hideText, ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      size="large"
      {...input}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => {
        onChange(event.target.value)
      }}
      suffix={
        <button
          type="button"
          className={styles['reveal']}
          aria-label={isShown ? hideText : showText}
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
