const PAGE = { width: 595, height: 842 }
const MARGIN = 56
const TITLE_SIZE = 20
const LINE_SIZE = 11
const LEADING = 20
/** Helvetica, which no file has to bring, has letters for these without further encoding. */
const PRINTABLE = /^[\x20-\x7E]*$/

/** One page of A4: a title with lines below it. */
export function onePagePdf(title: string, lines: readonly string[]): Buffer {
  const top = PAGE.height - MARGIN - TITLE_SIZE
  const drawn = [
    `BT /F1 ${TITLE_SIZE} Tf ${MARGIN} ${top} Td (${escaped(title)}) Tj`,
    `/F1 ${LINE_SIZE} Tf ${LEADING} TL 0 -${LEADING / 2} Td`,
    ...lines.map((line) => `T* (${escaped(line)}) Tj`),
    'ET',
  ].join('\n')
  return buildPdfDocument([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    `<< /Title (${escaped(title)}) >>`,
  ])
}

/** The first object is the catalogue, the last describes the document. */
function buildPdfDocument(objects: readonly string[]): Buffer {
  // Bytes above 127 in the second line say that this is no text.
  let written = '%PDF-1.4\n%\xE2\xE3\xCF\xD3\n'
  const offsets = objects.map((object, index) => {
    const offset = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = written.length
  const size = objects.length + 1
  // Each entry has exactly twenty bytes.
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  written += `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  written += `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(written, 'latin1')
}

function escaped(text: string): string {
  if (!PRINTABLE.test(text)) throw new Error(`not to be written in Helvetica as it is: ${text}`)
  return text.replaceAll(/[\\()]/g, String.raw`\$&`)
}
