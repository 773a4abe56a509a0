import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from '../platform/config.ts'
import { installedProgram } from './installed-program.ts'

/** The configuration that docs/deploy.md shows. */
export const NGINX_FILE = join(REPOSITORY_ROOT, 'mock-server/deploy/console.nginx.conf')

export type Nginx = { stop: () => Promise<void> }

type Certificate = { certificate: string; key: string }

/** The documented balancer before two servers of this machine; without a certificate, as documented for it, without TLS. */
export async function startNginx(
  port: number,
  ports: readonly [number, number],
  tls?: Certificate,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'console-nginx-'))
  const documented = await readFile(NGINX_FILE, 'utf8')
  const site = listening(documented, port, tls)
    .replace('10.0.0.11:8080', `127.0.0.1:${ports[0]}`)
    .replace('10.0.0.12:8080', `127.0.0.1:${ports[1]}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;
events {}\nhttp {\naccess_log off;\n${paths}\n${site}}\n`,
  )
  const child = spawn(
    installedProgram({ names: ['nginx'], probeArgument: '-v', packageName: 'nginx' }),
    ['-p', folder, '-c', file],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let output = ''
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswering(url, () => {
    if (child.exitCode !== null) throw new Error(output)
  })
  return {
    stop: async () => {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function listening(documented: string, port: number, tls: Certificate | undefined): string {
  const address = `127.0.0.1:${port}`
  if (tls === undefined)
    return documented
      .replace('listen 443 ssl;', `listen ${address};`)
      .replaceAll(/^ *ssl_certificate.*\n/gm, '')
  return documented
    .replace('listen 443 ssl;', `listen ${address} ssl;`)
    .replace('/etc/ssl/console/fullchain.pem', tls.certificate)
    .replace('/etc/ssl/console/privkey.pem', tls.key)
}

/** Waits until a server answers at the address. */
async function waitUntilAnswering(url: string, requireRunning: () => void): Promise<void> {
  for (;;) {
    requireRunning()
    try {
      await (await fetch(url)).arrayBuffer()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
