/** What a row of printed leaflets needs to move by itself, without what draws one. */
import '../../core/api/endpoints/content.ts';
import '../../core/labels/it/leaflet.ts';
import '../content/leaflet-slider/LeafletFrame.tsx';
