import { useState } from 'react'
import styles from './Avatar.module.css'
import { toInitials } from './initials.ts'

/** The user's picture; their initials where there is none, or where it cannot be loaded (SHELL-010). */
export function Avatar({ url, name }: { url: string | null; name: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {url !== null && url !== '' && url !== brokenUrl ? (
        <img
          src={url}
          alt=""
          onError={() => {
            setBrokenUrl(url)
          }}
        />
      ) : (
        toInitials(name)
      )}
    </span>
  )
}
