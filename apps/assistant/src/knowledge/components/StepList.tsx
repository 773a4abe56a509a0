import styles from './StepList.module.css'

/** Numbered steps. In a table each has one line, and its full text as a tooltip. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step} title={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
