import { describe, expect, test } from 'vitest'
import type { ImportField } from '../../../contract/leadImport'
import { csvLine } from '../../platform/csv'
import { guessColumns, pickedColumns } from './guessColumns'
import { readRow } from './readRow'
import { readTable } from './readTable'

const PLACE = { country: 'US', timeZone: 'America/Chicago', now: Date.UTC(2026, 10, 22) }
const read = (cells: Partial<Record<ImportField, string>>) =>
  readRow(new Map(Object.entries(cells) as [ImportField, string][]), PLACE)
const bytes = (text: string) => new TextEncoder().encode(text)

describe('columns are known by what programs call them', () => {
  test.each([
    ['Name,Email,Phone,Message,Source,Date', 'name,email,phone,message,,date'],
    ['First Name,Last Name,E-mail Address,Mobile Phone,Notes', 'firstName,lastName,email,phone,message'],
    ['Create Date,Contact name,Email,Phone Number,Lead Status,Deal Amount', 'date,name,email,phone,status,value'],
    ['Nombre,Correo electrónico,Teléfono,Mensaje,Fecha', 'name,email,phone,message,date'],
    ['Customer,Email,Alternate email,Amount (USD),Stage', 'name,email,,value,status'],
    ['Id,Company,Website', ',,'],
  ])('%s', (header, fields) => {
    expect(
      guessColumns(header.split(','))
        .map((field) => field ?? '')
        .join(),
    ).toBe(fields)
  })

  test('a person’s own choice counts, each field once', () => {
    expect(pickedColumns('email,,email,nonsense', ['a', 'b', 'c', 'd'])).toEqual(['email', null, null, null])
  })
})

describe('a file is read', () => {
  test('as our own export wrote it', () => {
    const cells = ['=1+1', 'a;=1', 'a\t+1', 'Wants:\n\n- brakes\n - tires', "it's; 'fine'", '- a;\n@b']
    const { rows } = readTable(bytes(csvLine(cells.map((_, index) => `Column ${index}`)) + csvLine(cells)))
    expect(rows[0]?.cells).toEqual(cells)
  })

  test('whatever separates its cells, with the line of each row', () => {
    const { header, rows } = readTable(bytes('\uFEFFName;Email\r\n\r\n"Ann\r\nLee";a@b.co\r\nBob;b@b.co\r\n'))
    expect(header).toEqual(['Name', 'Email'])
    expect(rows).toEqual([
      { line: 3, cells: ['Ann\nLee', 'a@b.co'] },
      { line: 5, cells: ['Bob', 'b@b.co'] },
    ])
  })

  test('in the old Windows code page, and without the guard of our own exports', () => {
    const text = bytes('Name,Phone\nJos?,')
    text[text.indexOf('?'.charCodeAt(0))] = 0xe9
    expect(readTable(text).rows[0]?.cells).toEqual(['José', ''])
    expect(readTable(bytes("Name,Phone\nAnn,'+44 20 7946 0958")).rows[0]?.cells[1]).toBe('+44 20 7946 0958')
  })
})

describe('a row', () => {
  test('becomes a lead', () => {
    expect(
      read({
        firstName: 'Ann',
        lastName: 'Lee',
        email: ' ANN@Example.com ',
        phone: '(512) 555-0143',
        status: 'Closed Won',
        value: '$1,250.50',
        date: '11/20/2026',
      }),
    ).toEqual({
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '+15125550143',
      message: '',
      status: 'won',
      valueCents: 125_050,
      at: Date.UTC(2026, 10, 20, 6),
    })
  })

  test.each([
    ['1.250,00 €', 125_000],
    ['450', 45_000],
    ['12,5', 1_250],
    ['1,250', 125_000],
  ])('worth %s is %i cents', (value, valueCents) => {
    expect(read({ email: 'a@b.co', value })).toMatchObject({ valueCents })
  })

  test.each([
    [{ name: 'Ann' }, 'It has no email address or phone number'],
    [{ email: 'ann' }, '“ann” isn’t an email address'],
    [{ phone: '123' }, '“123” isn’t a phone number'],
    [{ email: 'a@b.co', status: 'lukewarm' }, '“lukewarm” isn’t New, Contacted, Booked, Won or Lost'],
    [{ email: 'a@b.co', value: 'a lot' }, '“a lot” isn’t an amount of money'],
    [{ email: 'a@b.co', date: 'soon' }, '“soon” isn’t a date we can read. Write it like 2026-11-21'],
    [{ email: 'a@b.co', date: '2030-01-01' }, '“2030-01-01” is in the future'],
  ])('%j says what is wrong', (cells, problem) => {
    expect(read(cells)).toEqual({ problem })
  })
})
