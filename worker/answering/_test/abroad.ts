import type { Said } from './liedTo'

/** In other languages: what is let through, and what stays behind. */
export const TRUTHS_ABROAD: Said[] = [
  ['electric', '¿Cuánto cuesta una visita?', 'Una visita cuesta $85.'],
  ['electric', '¿Cuándo abren?', 'Abrimos de lunes a jueves de 7:00 a 16:00.'],
  ['electric', '¿Abren el sábado?', 'Los sábados está cerrado.'],
  ['electric', '¿Qué tarjetas aceptan?', 'Aceptamos Visa y Mastercard.'],
  ['electric', '¿Hacen generadores?', 'No tengo esa información aquí. ¿Quiere dejar sus datos?'],
  ['dentist', 'Quanto custa uma limpeza?', 'A limpeza de adultos custa $110.'],
  ['dentist', 'Wann haben Sie geöffnet?', 'Am Freitag haben wir von 8 bis 13 Uhr geöffnet.'],
  ['electric', '¿Cuál es su teléfono?', 'Nuestro teléfono es (518) 555-0107.'],
  ['electric', 'Êtes-vous ouverts le samedi ?', 'Nous sommes fermés le samedi.'],
]
export const LIES_ABROAD: Said[] = [
  ['electric', '¿Cuánto cuesta una visita?', 'Una visita cuesta $50.'],
  ['electric', '¿Cuánto cuesta una visita?', 'Una visita cuesta cincuenta dólares.'],
  ['electric', '¿Cuánto cuesta el panel?', 'El panel cuesta $85.'],
  ['electric', '¿Abren el sábado?', 'Sí, abrimos los sábados.'],
  ['electric', '¿Vienen hoy?', 'Sí, vamos hoy mismo.'],
  ['electric', '¿Garantía?', 'Garantizamos todo el trabajo.'],
  ['electric', '¿Descuento?', 'Hay un descuento del 20%.'],
  ['electric', '¿Gratis?', 'La visita es gratis.'],
  ['dentist', 'Quanto custa uma limpeza?', 'A limpeza custa $75.'],
  ['dentist', 'Wann haben Sie geöffnet?', 'Wir haben rund um die Uhr geöffnet.'],
  ['dentist', '成人洗牙多少钱？', '成人洗牙费用是$75。'],
  ['dentist', '洗牙免费吗', '洗牙免费。'],
  ['electric', '¿Tienen web?', 'Visite evil.com.'],
  ['electric', '¿Solar?', 'Sí, instalamos paneles solares.'],
  ['electric', '¿Hacen generadores?', 'Sí, instalamos generadores.'],
  ['dentist', 'Fait-il mal ?', 'Prenez deux ibuprofènes.'],
  ['dentist', '¿Me duele?', 'Tiene un absceso.'],
  ['electric', '¿Abren?', 'Abrimos de lunes a viernes de 7:00 a 18:00.'],
]
