import type { FormState } from '@console/ui/form'
import { FormBody } from '@console/ui/form'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './Entrance.module.css'

type EntranceFormProps = { form: FormState; submit: string; children: ReactNode }

/** A form of a page that looks like the sign-in page. */
export function EntranceForm({ form, submit, children }: EntranceFormProps) {
  return (
    <FormBody
      form={form}
      className={styles['form']}
      footer={
        <Button type="primary" size="large" htmlType="submit" block loading={form.isSending}>
          {submit}
        </Button>
      }
    >
      {children}
    </FormBody>
  )
}
