/* Files in forms that editors make (account §7). */
import { text } from '../text.ts';

export const chooseFiles = text('forms.chooseFiles', 'Scegli i file');
export const fileLimits = text('forms.fileLimits', 'Al massimo {n} file da {size} MB: {types}');
export const fileSending = text('forms.fileSending', '{name}: invio in corso, {share}%');
export const fileReady = text('forms.fileReady', '{name}: caricato');
export const fileFailed = text('forms.fileFailed', '{name}: {fault}');
export const fileRemove = text('forms.fileRemove', 'Togli {name}');
export const fileRetry = text('forms.fileRetry', 'Riprova con {name}');
export const filesWaiting = text('forms.filesWaiting', 'Attendi che i file siano caricati');
export const sentAfterFiles = text('forms.sentAfterFiles', 'Invio la richiesta appena i file sono caricati');
export const filesUnsent = text('forms.filesUnsent', 'Togli i file che non sono stati caricati, o riprova');
export const fileTooBig = text('forms.fileTooBig', 'Il file supera {n} MB');
export const fileType = text('forms.fileType', 'Questo tipo di file non è ammesso');
export const fileUnsafe = text('forms.fileUnsafe', 'Il controllo antivirus ha rifiutato il file');
export const fileGone = text('forms.fileGone', 'Il file non c’è più: caricalo di nuovo');
export const fileLost = text('forms.fileLost', 'Il file non è arrivato');
export const tooManyFiles = text('forms.tooManyFiles', 'Al massimo {n} file');
export const uploadsOff = text('forms.uploadsOff', 'In questo momento non si possono allegare file');
