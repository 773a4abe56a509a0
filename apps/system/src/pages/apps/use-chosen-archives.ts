import { useState } from 'react'

/** The archive that a person has chosen for one form. It outlives the dialog, which Escape closes, but no reload. */
export type ChosenArchive = { file: File | null; choose: (file: File | null) => void }

/** The chosen archives of the page's forms, by the ids of their drafts. */
export function useChosenArchives(): (draftId: string) => ChosenArchive {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map())
  return (draftId) => ({
    file: files.get(draftId) ?? null,
    choose: (file) =>
      setFiles((present) => {
        const others = [...present].filter(([id]) => id !== draftId)
        return new Map(file === null ? others : [...others, [draftId, file]])
      }),
  })
}

/** The chosen archive, unless the form names none or another one: after a reload, or when what was typed was discarded. */
export function findArchive({ fileName }: { fileName: string }, { file }: ChosenArchive): File | null {
  return file?.name === fileName ? file : null
}
