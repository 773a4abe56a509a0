/** Follows a signed link as the browser's own download: nothing of the file passes through the page's memory. */
export function downloadFile(url: string, fileName: string | null): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName ?? ''
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}
